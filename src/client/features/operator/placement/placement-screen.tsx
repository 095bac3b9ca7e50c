import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { tagOf } from '../../../../reference/interface-languages.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { PlusIcon } from '../../../ui/icon/icons.tsx'
import { announceDecision } from '../cases/last-decision.ts'
import { ConfirmSheet } from '../desk/confirm-sheet.tsx'
import { DeskList } from '../desk/desk-list.tsx'
import { DeskPage } from '../desk/desk-page.tsx'
import { useOperatorCommand } from '../desk/use-operator-command.ts'
import { ListKeys } from '../keyboard/list-keys.tsx'
import { useRowKeys } from '../keyboard/use-row-keys.ts'
import { usePlacedColumns } from './placed-columns.tsx'
import { PlacedSheet, type Placement } from './placed-sheet.tsx'
import type { Placed } from './placed-values.ts'

type Asking<Row> = { what: 'edit'; row: Row | null } | { what: 'remove'; row: Row }

/** Banners or advertisements in display order, and their forms. */
export function PlacementScreen<Row extends Placed>(placement: Placement<Row>) {
  const { desk, words, result, empty, calls, target } = placement
  const order = useOperatorCommand(calls.order)
  const [asking, setAsking] = useState<Asking<Row>>()
  const columns = usePlacedColumns<Row>({
    rows: result.data?.data ?? [],
    renderTarget: target.renderCell,
    onOrder: (ids) => order.send({ body: { ids } }),
    onEdit: (row) => setAsking({ what: 'edit', row }),
    onRemove: (row) => setAsking({ what: 'remove', row }),
  })
  const close = () => setAsking(undefined)
  useRowKeys(desk, result.data !== undefined)
  return (
    <DeskPage
      title={words.title}
      actions={
        <>
          <ListKeys />
          <Button leftSection={<PlusIcon size={20} />} onClick={() => setAsking({ what: 'edit', row: null })}>
            {words.add}
          </Button>
        </>
      }
    >
      {order.error && <RequestAlert error={order.error} />}
      <DeskList result={result} caption={words.caption} columns={columns} empty={empty} />
      {asking?.what === 'edit' && <PlacedSheet placement={placement} row={asking.row} onClose={close} />}
      {asking?.what === 'remove' && <RemoveSheet placement={placement} row={asking.row} onClose={close} />}
    </DeskPage>
  )
}

interface RemoveSheetProps<Row extends Placed> {
  placement: Placement<Row>
  row: Row
  onClose: () => void
}

function RemoveSheet<Row extends Placed>({ placement, row, onClose }: RemoveSheetProps<Row>) {
  const { desk, words, calls } = placement
  const remove = useOperatorCommand(calls.remove)
  const { id, title: name, langCode } = row
  const done = () => {
    announceDecision({ what: 'PLACEMENT_REMOVED', name, desk, id, undo: null })
    onClose()
  }
  return (
    <ConfirmSheet
      title={words.remove}
      action={<Trans>Remove permanently</Trans>}
      isBusy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.send({ params: { id } }, { onSuccess: done })}
      onClose={onClose}
    >
      <p lang={tagOf(langCode ?? 'ko')}>
        <b>{name}</b>
      </p>
      <p>{words.removed}</p>
    </ConfirmSheet>
  )
}
