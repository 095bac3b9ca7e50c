import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Box, Button, Flex, Group, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { ChevronDownIcon, ChevronUpIcon, PlusIcon } from '../../../ui/icon/icons.tsx'
import { tagOf } from '../../../../reference/interface-languages.ts'
import { useDecision } from '../cases/kit/case-sheet.tsx'
import { ConfirmSheet, useOperatorCommand } from '../desk/command.tsx'
import { ListPage } from '../desk/desk-list.tsx'
import { PlacedSheet, type Placement } from './placed-sheet.tsx'
import type { Placed } from './placed-values.ts'
import { msg } from '@lingui/core/macro'
import { useFormat } from '../../../i18n/format.ts'
import { languages } from '../../../i18n/languages.ts'
import type { Column } from '../../../ui/card/data-table.tsx'
import { Picture } from '../../../ui/image/picture.tsx'
import type { BannerState } from '../../../../contract/operator/banner.ts'
import {
  actionColumn,
  column,
  figureColumn,
  RowButton,
  secondLine,
  stateColumn,
  type StateLook,
  titleColumn,
  useDateTime,
} from '../desk/cells.tsx'

type Asking<Row> = { what: 'edit'; row: Row | null } | { what: 'remove'; row: Row }

/** Banners or advertisements in display order, and their forms. */
export function PlacementScreen<Row extends Placed>(placement: Placement<Row>) {
  const { desk, words, result, empty, calls, target } = placement
  const order = useOperatorCommand(calls.order)
  const [asking, setAsking] = useState<Asking<Row>>()
  const columns = placedColumns<Row>({
    rows: result.data?.data ?? [],
    renderTarget: target.renderCell,
    onOrder: (ids) => order.send({ body: { ids } }),
    onEdit: (row) => setAsking({ what: 'edit', row }),
    onRemove: (row) => setAsking({ what: 'remove', row }),
  })
  const close = () => setAsking(undefined)
  return (
    <ListPage
      desk={desk}
      actions={
        <Button leftSection={<PlusIcon size={20} />} onClick={() => setAsking({ what: 'edit', row: null })}>
          {words.add}
        </Button>
      }
      note={order.error && <RequestAlert error={order.error} />}
      result={result}
      caption={words.caption}
      columns={columns}
      empty={empty}
    >
      {asking?.what === 'edit' && <PlacedSheet placement={placement} row={asking.row} onClose={close} />}
      {asking?.what === 'remove' && <RemoveSheet placement={placement} row={asking.row} onClose={close} />}
    </ListPage>
  )
}

interface RemoveSheetProps<Row extends Placed> {
  placement: Placement<Row>
  row: Row
  onClose: () => void
}

function RemoveSheet<Row extends Placed>({ placement, row, onClose }: RemoveSheetProps<Row>) {
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

interface PlacedColumns<Row extends Placed> {
  /** In display order. */
  rows: readonly Row[]
  renderTarget: (row: Row) => ReactNode
  onOrder: (ids: string[]) => void
  onEdit: (row: Row) => void
  onRemove: (row: Row) => void
}

/** Columns of banners or advertisements, with the buttons that change them. */
const placedColumns = <Row extends Placed>(props: PlacedColumns<Row>): readonly Column<Row>[] => [
  titleColumn('title', <Trans>Picture and title</Trans>, (row) => <PictureAndTitle row={row} />),
  column('target', <Trans>Links to</Trans>, props.renderTarget),
  stateColumn(states),
  column('period', <Trans context="banner">Period</Trans>, (row) => <Period {...row} />),
  figureColumn('clicks', <Trans>Clicks</Trans>, (row) => <Clicks row={row} />),
  actionColumn('acts', <Trans>Order and actions</Trans>, (row) => <Acts {...props} row={row} />),
]

interface CellProps {
  row: Placed
}

const PictureAndTitle = ({ row: { imageUrl, title, langCode } }: CellProps) => (
  <Flex component="span" align="center" gap="sm">
    <Box component="span" flex="none" w={72} h={36} bdrs="xs" bg="var(--sunk)" style={{ overflow: 'hidden' }}>
      <Picture src={imageUrl} alt="" width={72} height={36} style={{ objectFit: 'cover' }} fallback={null} />
    </Box>
    <span>
      <b lang={tagOf(langCode ?? 'ko')}>{title}</b>
      <Readers langCode={langCode} />
    </span>
  </Flex>
)

function Clicks({ row: { clickCount, days } }: CellProps) {
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

function Acts<Row extends Placed>({
  row,
  rows,
  onOrder,
  onEdit,
  onRemove,
}: PlacedColumns<Row> & { row: Row }) {
  const { t } = useLingui()
  return (
    <Group gap="xxs" justify="flex-end">
      <Movers rows={rows} row={row} onOrder={onOrder} />
      <RowButton label={t`Edit: ${row.title}`} onClick={() => onEdit(row)}>{t`Edit`}</RowButton>
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
  )
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
  const mover = (label: string, other: number) => ({
    'aria-label': label,
    title: label,
    disabled: ids[other] === undefined,
    onClick: () => onOrder(ids.with(place, ids[other] ?? row.id).with(other, row.id)),
  })
  return (
    <>
      <ActionIcon {...mover(t`Move up: ${row.title}`, place - 1)}>
        <ChevronUpIcon size={20} />
      </ActionIcon>
      <ActionIcon {...mover(t`Move down: ${row.title}`, place + 1)}>
        <ChevronDownIcon size={20} />
      </ActionIcon>
    </>
  )
}
