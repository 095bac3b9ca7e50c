import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { DeskSearch } from '../desk/desk-search.ts'
import { at, type Desk } from '../desk/desks.ts'
import { rememberPlace } from '../keyboard/use-row-keys.ts'

interface QueueOptions<Row extends { id: string }> {
  desk: Desk
  /** The open case. */
  id: string
  /** Of the list that it was opened from. */
  search: DeskSearch
  /** The list as it was last read. */
  rows: readonly Row[]
  /** Reads the list again, or the first page where this one is empty, after a decision. */
  onReload?: () => Promise<readonly Row[]>
}

/** Moves between the cases of a list. The list stays one step back in the history. */
export function useQueue<Row extends { id: string }>(options: QueueOptions<Row>) {
  const { desk, id, search, rows, onReload = () => Promise.resolve(rows) } = options
  const navigate = useNavigate()
  const place = rows.findIndex((row) => row.id === id)
  useEffect(() => {
    if (place !== -1) rememberPlace(desk, { id, place })
  }, [desk, id, place])
  const open = (row: Row) => navigate({ ...at(desk, row.id), search, replace: true })
  const goTo = (row: Row | undefined) => row && void open(row)
  const close = () => navigate({ ...at(desk), search })
  return {
    place,
    goToNext: () => goTo(rows[place + 1]),
    goToPrevious: () => goTo(place > 0 ? rows[place - 1] : undefined),
    /** Opens the case after this one, which was decided; undefined where none is left, and the list is shown. */
    advance: async (): Promise<Row | undefined> => {
      const left = (await onReload()).filter((row) => row.id !== id)
      const next = left[Math.min(Math.max(place, 0), left.length - 1)]
      await (next ? open(next) : close())
      return next
    },
  }
}
