import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { focusFirstRow, isSearchField } from './use-row-keys.ts'

type Result = Pick<UseQueryResult, 'isFetching' | 'isPlaceholderData'>

/**
 * Enter and the down arrow search for what the field holds and move to the first row that is found, where J and K go on.
 * @param query that is shown
 */
export function useSearchKeys(query: string, { isFetching, isPlaceholderData }: Result): void {
  const isSettled = !isFetching && !isPlaceholderData
  // The field, while its rows are waited for.
  const [field, setField] = useState<HTMLInputElement | null>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, isComposing, target } = event
      if (isComposing || !isSearchField(target)) return
      if (key !== 'Enter' && key !== 'ArrowDown') {
        setField(null)
        return
      }
      // Else the press would go on at the row that it moves to, and open it.
      event.preventDefault()
      target.form?.requestSubmit()
      setField(target)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  useEffect(() => {
    if (!field || !isSettled || field.value.trim() !== query) return
    setField(null)
    if (document.activeElement === field) focusFirstRow()
  }, [field, query, isSettled])
}
