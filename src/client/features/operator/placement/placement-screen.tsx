import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { PlusIcon } from '../../../ui/icon/icons.tsx'
import { tagOf } from '../../../../reference/interface-languages.ts'
import { useDecision } from '../cases/kit/case-sheet.tsx'
import { ConfirmSheet, useOperatorCommand } from '../desk/command.tsx'
import { ListPage } from '../desk/desk-list.tsx'
import { placedColumns } from './placed-columns.tsx'
import { PlacedSheet, type Placement } from './placed-sheet.tsx'
import type { Placed } from './placed-values.ts'

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
      onConfirm={() => remove.decide('PLACEMENT_REMOVED', { params: { id } })}
      onClose={onClose}
    >
      <p lang={tagOf(langCode ?? 'ko')}>
        <b>{name}</b>
      </p>
      <p>{words.removed}</p>
    </ConfirmSheet>
  )
}
