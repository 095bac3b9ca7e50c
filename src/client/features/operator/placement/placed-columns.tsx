import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Badge, Button, Box, Flex, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { BannerState } from '../../../../contract/operator/banner.ts'
import { tagOf } from '../../../../reference/interface-languages.ts'
import { useFormat } from '../../../i18n/format.ts'
import { languages } from '../../../i18n/languages.ts'
import type { Column } from '../../../ui/card/data-table.tsx'
import { ChevronDownIcon, ChevronUpIcon } from '../../../ui/icon/icons.tsx'
import { Picture } from '../../../ui/image/picture.tsx'
import type { Placed } from './placed-values.ts'
import { ROW_LINK } from '../keyboard/use-row-keys.ts'
import { useDateTime } from '../desk/use-date-time.ts'
import { secondLine } from '../desk/desk-surfaces.ts'

const states: Record<BannerState, { label: MessageDescriptor; color: 'green' | 'amber' | 'gray' }> = {
  SHOWN: { label: msg`Shown`, color: 'green' },
  WAITING: { label: msg({ message: 'Scheduled', context: 'banner' }), color: 'amber' },
  OVER: { label: msg({ message: 'Ended', context: 'banner' }), color: 'gray' },
}

interface PlacedColumns<Row extends Placed> {
  /** In display order. */
  rows: readonly Row[]
  renderTarget: (row: Row) => ReactNode
  onOrder: (ids: string[]) => void
  onEdit: (row: Row) => void
  onRemove: (row: Row) => void
}

/** Columns of banners or advertisements, with the buttons that change them. */
export function usePlacedColumns<Row extends Placed>(props: PlacedColumns<Row>): readonly Column<Row>[] {
  const { rows, renderTarget, onOrder, onEdit, onRemove } = props
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
          <Movers rows={rows} row={row} onOrder={onOrder} />
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
  const momentOf = useDateTime()
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

interface MoversProps {
  rows: readonly Placed[]
  row: Placed
  onOrder: (ids: string[]) => void
}

function Movers({ rows, row, onOrder }: MoversProps) {
  const { t } = useLingui()
  const ids = rows.map(({ id }) => id)
  const place = ids.indexOf(row.id)
  const exchange = (other: number) => onOrder(ids.with(place, ids[other] ?? row.id).with(other, row.id))
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
