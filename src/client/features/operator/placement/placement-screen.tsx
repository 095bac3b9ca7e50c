import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Box, Button, Flex, Group, Text } from '@mantine/core'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { queryFor, type Snapshot } from '../../../api/query-for.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { languages } from '../../../i18n/languages.ts'
import type { Column } from '../../../ui/card/data-table.tsx'
import { ChevronDownIcon, ChevronUpIcon, PlusIcon } from '../../../ui/icon/icons.tsx'
import { Picture } from '../../../ui/image/picture.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import {
  type BannerState,
  createAdvertisement,
  createBanner,
  deleteAdvertisement,
  deleteBanner,
  editAdvertisement,
  editBanner,
  orderAdvertisements,
  listOperatorAdvertisements,
  listOperatorBanners,
  orderBanners,
} from '../../../../contract/operator/banner.ts'
import { PAGE_SIZE } from '../../../../contract/base/schema.ts'
import { tagOf } from '../../../../reference/interface-languages.ts'
import { useDecision } from '../cases/kit/case-sheet.tsx'
import { column, RowButton, secondLine, type StateLook, useDateTime } from '../desk/cells.tsx'
import { ConfirmSheet, useOperatorCommand } from '../desk/command.tsx'
import { ListPage } from '../desk/desk-list.tsx'
import { at } from '../desk/desks.ts'
import { PeriodText } from '../desk/period.tsx'
import { useFocusAfterRow } from '../keyboard/use-row-keys.ts'
import { PlacedSheet, type PlacedSheetProps } from './placed-sheet.tsx'
import type { Placed, Placement } from './placed-values.ts'
import { fresh, pageOf } from '../queries.ts'

interface PlacementScreenProps {
  placement: Placement
  result: UseQueryResult<Snapshot<Placed[]>>
}

/** Banners or advertisements in display order, and their forms. */
function PlacementScreen({ placement, result }: PlacementScreenProps) {
  const { desk, caption, words, calls } = placement
  const { i18n } = useLingui()
  const order = useOperatorCommand(calls.order)
  const [edited, edit] = useState<Placed | 'NEW'>()
  const [removed, remove] = useState<Placed>()
  const ids = result.data?.data.map(({ id }) => id) ?? []
  useFocusAfterRow(result.data?.data, removed?.id)
  const acts = column.action<Placed>('acts', <Trans>Order and actions</Trans>, (row) => (
    <Acts
      row={row}
      ids={ids}
      onOrder={(next) => order.send({ body: { ids: next } })}
      onEdit={() => edit(row)}
      onRemove={() => remove(row)}
    />
  ))
  return (
    <ListPage
      desk={desk}
      actions={
        <Button leftSection={<PlusIcon size={20} />} onClick={() => edit('NEW')}>
          {words.add}
        </Button>
      }
      note={<RequestAlert error={order.error} />}
      result={result}
      caption={i18n._(caption)}
      columns={[...columns, acts]}
      empty={<EmptyState title={words.none}>{words.about}</EmptyState>}
    >
      {edited && (
        <PlacedSheet
          placement={placement}
          row={edited === 'NEW' ? null : edited}
          onClose={() => edit(undefined)}
        />
      )}
      {removed && <RemoveSheet placement={placement} row={removed} onClose={() => remove(undefined)} />}
    </ListPage>
  )
}

function RemoveSheet({ placement, row, onClose }: PlacedSheetProps & { row: Placed }) {
  const { desk, words, calls } = placement
  const { id, title: name, langCode } = row
  const remove = useDecision(calls.remove, { desk, id, name })
  return (
    <ConfirmSheet
      title={words.remove}
      action={<Trans>Remove permanently</Trans>}
      command={remove}
      onConfirm={() => remove.decide(msg`Removed: ${name}.`, { params: { id } })}
      onClose={onClose}
    >
      <p lang={tagOf(langCode ?? 'ko')}>
        <b>{name}</b>
      </p>
      <p>{words.removed}</p>
    </ConfirmSheet>
  )
}

const states: Record<BannerState, StateLook> = {
  SHOWN: { label: msg`Shown`, color: 'green' },
  WAITING: { label: msg({ message: 'Scheduled', context: 'banner' }), color: 'amber' },
  OVER: { label: msg({ message: 'Ended', context: 'banner' }), color: 'gray' },
}

const columns: readonly Column<Placed>[] = [
  column.title('title', <Trans>Picture and title</Trans>, (row) => <PictureAndTitle {...row} />),
  column('target', <Trans>Links to</Trans>, (row) => <Target {...row} />),
  column.state(states),
  column('period', <Trans context="banner">Period</Trans>, (row) => <Period {...row} />),
  column.figure('clicks', <Trans>Clicks</Trans>, (row) => <Clicks {...row} />),
]

function PictureAndTitle({ imageUrl, title, langCode }: Placed) {
  const language = languages.find(({ code }) => code === langCode)
  return (
    <Flex component="span" align="center" gap="sm">
      <Box
        component="span"
        flex="none"
        w={72}
        h={36}
        bdrs="xs"
        bg="var(--sunk)"
        style={{ overflow: 'hidden' }}
      >
        <Picture
          src={imageUrl}
          alt=""
          width={72}
          height={36}
          style={{ objectFit: 'cover' }}
          fallback={null}
        />
      </Box>
      <span>
        <b lang={tagOf(langCode ?? 'ko')}>{title}</b>
        <Text {...secondLine} lang={language?.tag}>
          {language?.nameInNative ?? <Trans>All languages</Trans>}
        </Text>
      </span>
    </Flex>
  )
}

function Target({ newsId, newsTitle, linkUrl }: Placed) {
  if (newsId === undefined) return linkUrl
  return (
    <Link {...at('news', newsId)} lang="ko">
      {newsTitle}
    </Link>
  )
}

function Period({ startsDate, endsDate }: Placed) {
  const momentOf = useDateTime()
  return <PeriodText from={startsDate && momentOf(startsDate)} until={endsDate && momentOf(endsDate)} />
}

function Clicks({ clickCount, days }: Placed) {
  const format = useFormat()
  const recent = format.number(days.reduce((sum, { clicks }) => sum + clicks, 0))
  return (
    <>
      {format.number(clickCount)}
      <Text {...secondLine}>
        <Trans>{recent} in 14 days</Trans>
      </Text>
    </>
  )
}

interface ActsProps {
  row: Placed
  /** All of them in display order. */
  ids: readonly string[]
  onOrder: (ids: string[]) => void
  onEdit: () => void
  onRemove: () => void
}

function Acts({ row, ids, onOrder, onEdit, onRemove }: ActsProps) {
  const { t } = useLingui()
  const place = ids.indexOf(row.id)
  const mover = (label: string, other: number) => ({
    'aria-label': label,
    title: label,
    disabled: ids[other] === undefined,
    onClick: () => onOrder(ids.with(place, ids[other] ?? row.id).with(other, row.id)),
  })
  return (
    <Group gap="xxs" justify="flex-end" wrap="nowrap">
      <ActionIcon {...mover(t`Move up: ${row.title}`, place - 1)}>
        <ChevronUpIcon size={20} />
      </ActionIcon>
      <ActionIcon {...mover(t`Move down: ${row.title}`, place + 1)}>
        <ChevronDownIcon size={20} />
      </ActionIcon>
      <RowButton label={t`Edit: ${row.title}`} onClick={onEdit}>{t`Edit`}</RowButton>
      <Button
        variant="subtle"
        color="gray"
        size="sm"
        aria-label={t`Remove: ${row.title}`}
        onClick={onRemove}
      >{t`Remove`}</Button>
    </Group>
  )
}

const banners: Placement = {
  desk: 'banners',
  draftName: 'operator-banner',
  target: 'newsId',
  ratio: 3,
  caption: msg`News page banners in display order`,
  words: {
    add: <Trans>Add a banner</Trans>,
    edit: <Trans>Edit the banner</Trans>,
    remove: <Trans>Remove this banner?</Trans>,
    removed: <Trans>The linked news item does not change.</Trans>,
    imageHint: <Trans>JPG or PNG. You crop it three times as wide as it is high.</Trans>,
    none: <Trans>The news page has no banners</Trans>,
    about: <Trans>A banner is a wide picture at the top of the news page that links to a news item.</Trans>,
  },
  calls: { create: createBanner, edit: editBanner, order: orderBanners, remove: deleteBanner },
}

const advertisements: Placement = {
  desk: 'advertisements',
  draftName: 'operator-advertisement',
  target: 'linkUrl',
  caption: msg`Home page advertisements in display order`,
  words: {
    add: <Trans>Add an advertisement</Trans>,
    edit: <Trans>Edit the advertisement</Trans>,
    remove: <Trans>Remove this advertisement?</Trans>,
    removed: <Trans>The click count is deleted too.</Trans>,
    imageHint: <Trans>JPG or PNG, wider than it is high.</Trans>,
    none: <Trans>The home page has no advertisements</Trans>,
    about: (
      <Trans>
        An advertisement is a picture on the home page that links to a page on this site or another site.
      </Trans>
    ),
  },
  calls: {
    create: createAdvertisement,
    edit: editAdvertisement,
    order: orderAdvertisements,
    remove: deleteAdvertisement,
  },
}

const all = { query: pageOf(1, PAGE_SIZE.max) }

export function BannersScreen() {
  return <PlacementScreen placement={banners} result={useQuery(queryFor(listOperatorBanners, all, fresh))} />
}

export function AdvertisementsScreen() {
  const result = useQuery(queryFor(listOperatorAdvertisements, all, fresh))
  return <PlacementScreen placement={advertisements} result={result} />
}
