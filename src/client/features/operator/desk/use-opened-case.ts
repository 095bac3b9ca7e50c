import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { at, type Desk, type DeskSearch, QUEUE } from './desks.ts'
import { useFocusAfterRow } from '../keyboard/use-row-keys.ts'

/** The case that is open in a sheet over its list: the one that was pressed, or the one that the address names. */
export function useOpenedCase<Row extends { id: string }>(
  desk: Desk,
  search: DeskSearch,
  rows: readonly Row[] | undefined,
) {
  const navigate = useNavigate()
  const [pressed, setPressed] = useState<Row>()
  const named = search['case']
  const opened = pressed ?? rows?.find(({ id }) => id === named)
  useFocusAfterRow(rows, opened?.id)
  const close = () => {
    setPressed(undefined)
    if (search['from'] === QUEUE) void navigate({ to: '/operator', replace: true })
    else if (named !== undefined)
      void navigate({ ...at(desk), search: { ...search, case: undefined }, replace: true })
  }
  return { opened, open: setPressed, close }
}
