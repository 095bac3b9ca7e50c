import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, type RefObject } from 'react'
import { isPlainPress } from '../../../ui/button/use-pressed.ts'
import type { Desk } from '../desk/desks.ts'
import { useShortcuts } from '../../../ui/keyboard/shortcuts.ts'
import type { UseQueryResult } from '@tanstack/react-query'

interface Place {
  /** Of the row that was opened. */
  id: string
  /** Among the rows: the case itself may have left the list. */
  place: number
  /** Which link of the row was followed; without one, that of the keys. */
  link?: number
}

/** A section with its list, or the list of everything open. */
type ListName = Desk | 'queue'

/** Where the operator was in each list. */
const places = new Map<ListName, Place>()

export const rememberPlace = (desk: ListName, place: Place): void => void places.set(desk, place)

/** Marks the link of a row that the keys go through. */
export const ROW_LINK = { 'data-row-link': '' }
const rowLinks = () => [...document.querySelectorAll<HTMLElement>('[data-row] [data-row-link]')]
const rowsShown = () => [...document.querySelectorAll<HTMLElement>('[data-row]')]
const linksIn = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>('a')]

const NO_ROWS: readonly { id: string }[] = []

/** J and K move through the rows of a list, and coming back from what a row leads to moves to that row. */
export function useRowKeys(desk: ListName, isReady: boolean): void {
  const router = useRouter()
  useShortcuts({ j: () => step(1), k: () => step(-1) })
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (isPlainPress(event)) notePlace(desk, event.target)
    }
    // Before the router, which may take the list away at once.
    document.addEventListener('click', follow, true)
    return () => document.removeEventListener('click', follow, true)
  }, [desk])
  useEffect(() => {
    if (!isReady) return undefined
    const left = places.get(desk)
    places.delete(desk)
    const restore = () => {
      const link = left && linkAt(left)
      const current = document.activeElement
      if (link && (current === document.body || current?.id === 'main' || current === link)) show(link)
    }
    restore()
    // The layout focuses the start of a new screen, and the router scrolls to where it was left.
    const stops = [router.subscribe('onResolved', restore), router.subscribe('onRendered', restore)]
    return () => stops.forEach((stop) => stop())
  }, [router, desk, isReady])
}

function notePlace(desk: ListName, target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest<HTMLElement>('a') : null
  const row = link?.closest<HTMLElement>('[data-row]')
  if (!link || !row) return
  rememberPlace(desk, {
    id: row.dataset['row'] ?? '',
    place: rowsShown().indexOf(row),
    link: linksIn(row).indexOf(link),
  })
}

/** The link that was followed, or that of the row which has moved up to its place. */
function linkAt({ id, place, link }: Place): HTMLElement | undefined {
  const rows = rowsShown()
  const row = rows.find((each) => each.dataset['row'] === id)
  if (!row) return linkOf(rows[Math.min(place, rows.length - 1)])
  return (link === undefined ? undefined : linksIn(row)[link]) ?? linkOf(row)
}

const linkOf = (row: HTMLElement | undefined) =>
  row?.querySelector<HTMLElement>('[data-row-link]') ?? row?.querySelector<HTMLElement>('a') ?? undefined

const focusFirstRow = () => show(rowLinks()[0])

/** The search field of a list. */
const isSearchField = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.matches('#desk input[type="search"]')

function step(by: 1 | -1): void {
  const links = rowLinks()
  const current = links.findIndex((link) => link === document.activeElement)
  show(links[current === -1 ? 0 : current + by])
}

/**
 * Where the row whose case was closed has left the list, moves the focus to the row at its place, or to the start of the
 * console's page if none is left.
 */
export function useFocusAfterRow(rows: readonly { id: string }[] = NO_ROWS, opened?: string): void {
  const left = useRef<{ id: string; place: number }>(undefined)
  useEffect(() => {
    if (opened !== undefined) {
      if (left.current?.id !== opened)
        left.current = { id: opened, place: rows.findIndex(({ id }) => id === opened) }
      return
    }
    if (!left.current || rows.some(({ id }) => id === left.current?.id)) return
    const { place } = left.current
    left.current = undefined
    if (document.activeElement !== document.body) return
    const links = rowLinks()
    if (links.length > 0) show(links[Math.min(Math.max(place, 0), links.length - 1)])
    else document.querySelector<HTMLElement>('#desk')?.focus({ preventScroll: true })
  }, [rows, opened])
}

function show(link: HTMLElement | undefined): void {
  link?.focus({ preventScroll: true })
  link?.scrollIntoView({ block: 'nearest' })
}

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
