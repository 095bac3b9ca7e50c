import type { UseQueryResult } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'
import { focusFirstRow, isSearchField } from './use-row-keys.ts'

type Result = Pick<UseQueryResult, 'isFetching' | 'isPlaceholderData'>

/**
 * Enter and the down arrow search for what the field holds and move to the first row that is found, where J and K go on.
 * @param query that is shown
 */
export function useSearchKeys(query: string, { isFetching, isPlaceholderData }: Result): void {
  /** The field, while its rows are waited for. */
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef<string>(undefined)
  useEffect(() => {
    shown.current = isFetching || isPlaceholderData ? undefined : query
    moveFrom(field, shown.current)
  }, [query, isFetching, isPlaceholderData])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, isComposing, target } = event
      field.current = null
      if (isComposing || !isSearchField(target) || (key !== 'Enter' && key !== 'ArrowDown')) return
      // Else the press would go on at the row that it moves to, and open it.
      event.preventDefault()
      target.form?.requestSubmit()
      field.current = target
      moveFrom(field, shown.current)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

/** @param shown the query whose rows are shown; undefined while they are fetched */
function moveFrom(field: RefObject<HTMLInputElement | null>, shown: string | undefined): void {
  if (!field.current || field.current.value.trim() !== shown) return
  if (document.activeElement === field.current) focusFirstRow()
  field.current = null
}
