import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Badge, Button, Box, Flex, Group, Text } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { BannerState } from '../../../../contract/operator/banner.ts'
import { tagOf } from '../../../../reference/interface-languages.ts'
import { useFormat } from '../../../i18n/format.ts'
import { languages } from '../../../i18n/languages.ts'
import type { Snapshot } from '../../../api/query-for.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import type { Column } from '../../../ui/card/data-table.tsx'
import { ChevronDownIcon, ChevronUpIcon } from '../../../ui/icon/icons.tsx'
import { Picture } from '../../../ui/image/picture.tsx'
import { DeskList } from '../desk/desk-list.tsx'
import type { Placed } from './placed-values.ts'
import { ROW_LINK, useRowKeys } from '../keyboard/use-row-keys.ts'
import { useMoment } from '../desk/use-moment.ts'
import { secondLine } from '../desk/desk-surfaces.ts'

const states: Record<BannerState, { label: MessageDescriptor; color: 'green' | 'amber' | 'gray' }> = {
  SHOWN: { label: msg`Shown`, color: 'green' },
  WAITING: { label: msg({ message: 'Scheduled', context: 'banner' }), color: 'amber' },
  OVER: { label: msg({ message: 'Ended', context: 'banner' }), color: 'gray' },
}

interface PlacedListProps<Row extends Placed> {
  desk: 'banners' | 'advertisements'
  result: UseQueryResult<Snapshot<Row[]>>
  caption: string
  empty: ReactNode
  /** Renders the target of a row. */
  renderTarget: (row: Row) => ReactNode
  order: { isPending: boolean; error: Error | null }
  onOrder: (ids: string[]) => void
  onEdit: (row: Row) => void
  onRemove: (row: Row) => void
}

/** Banners or advertisements in display order, with actions. */
export function PlacedList<Row extends Placed>(props: PlacedListProps<Row>) {
  const { desk, result, caption, empty, order } = props
  useRowKeys(desk, result.data !== undefined)
  return (
    <>
      {order.error && <RequestAlert error={order.error} />}
      <DeskList result={result} caption={caption} columns={useColumns(props)} empty={empty} />
    </>
  )
}

function useColumns<Row extends Placed>(props: PlacedListProps<Row>): readonly Column<Row>[] {
  const { renderTarget, onEdit, onRemove } = props
  const { i18n, t } = useLingui()
  const format = useFormat()
  return [
    {
      name: 'title',
      part: 'title',
      head: <Trans>Picture and title</Trans>,
      cell: ({ imageUrl, title, langCode }) => (
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
            <Readers langCode={langCode} />
          </span>
        </Flex>
      ),
    },
    { name: 'target', head: <Trans>Links to</Trans>, cell: renderTarget },
    {
      name: 'state',
      head: <Trans>Status</Trans>,
      cell: ({ state }) => <Badge color={states[state].color}>{i18n._(states[state].label)}</Badge>,
    },
    { name: 'period', head: <Trans context="banner">Period</Trans>, cell: (row) => <Period {...row} /> },
    {
      name: 'clicks',
      part: 'figure',
      head: <Trans>Clicks</Trans>,
      cell: ({ clickCount, days }) => {
        const recent = format.number(days.reduce((sum, { clicks }) => sum + clicks, 0))
        return (
          <>
            {format.number(clickCount)}
            <Text {...secondLine}>
              <Trans>{recent} in 14 days</Trans>
            </Text>
          </>
        )
      },
    },
    {
      name: 'acts',
      part: 'action',
      head: <Trans>Order and actions</Trans>,
      cell: (row) => (
        <Group gap="xxs" justify="flex-end">
          <Movers {...props} row={row} />
          <Button
            variant="default"
            size="sm"
            aria-label={t`Edit: ${row.title}`}
            onClick={() => onEdit(row)}
            {...ROW_LINK}
          >
            <Trans>Edit</Trans>
          </Button>
          <Button
            variant="subtle"
            color="gray"
            size="sm"
            aria-label={t`Remove: ${row.title}`}
            onClick={() => onRemove(row)}
          >
            <Trans>Remove</Trans>
          </Button>
        </Group>
      ),
    },
  ]
}

function Readers({ langCode }: Pick<Placed, 'langCode'>) {
  const language = languages.find(({ code }) => code === langCode)
  return (
    <Text {...secondLine} lang={language?.tag}>
      {language?.nameInNative ?? <Trans>All languages</Trans>}
    </Text>
  )
}

function Period({ startsDate, endsDate }: Pick<Placed, 'startsDate' | 'endsDate'>) {
  const momentOf = useMoment()
  const [from, until] = [startsDate && momentOf(startsDate), endsDate && momentOf(endsDate)]
  if (from && until)
    return (
      <Trans>
        {from} to {until}
      </Trans>
    )
  if (from) return <Trans>From {from}</Trans>
  if (until) return <Trans>Until {until}</Trans>
  return <Trans>Always</Trans>
}

function Movers<Row extends Placed>({ result, order, onOrder, row }: PlacedListProps<Row> & { row: Row }) {
  const { t } = useLingui()
  const ids = result.data?.data.map(({ id }) => id) ?? []
  const place = ids.indexOf(row.id)
  const exchange = (other: number) => {
    if (order.isPending) return
    onOrder(ids.with(place, ids[other] ?? row.id).with(other, row.id))
  }
  return (
    <>
      <ActionIcon
        aria-label={t`Move up: ${row.title}`}
        title={t`Move up: ${row.title}`}
        disabled={place === 0}
        onClick={() => exchange(place - 1)}
      >
        <ChevronUpIcon size={20} />
      </ActionIcon>
      <ActionIcon
        aria-label={t`Move down: ${row.title}`}
        title={t`Move down: ${row.title}`}
        disabled={place === ids.length - 1}
        onClick={() => exchange(place + 1)}
      >
        <ChevronDownIcon size={20} />
      </ActionIcon>
    </>
  )
}
