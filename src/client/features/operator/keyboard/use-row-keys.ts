import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Desk } from '../desk/desks.ts'
import { useShortcuts } from './shortcuts.ts'

/** Where the operator was in each list, by the place of the row: the case itself may have left the list. */
const places = new Map<Desk, number>()

export const rememberPlace = (desk: Desk, place: number): void => void places.set(desk, place)

/** Marks the link of a row that the keys go through. */
export const ROW_LINK = { 'data-row-link': '' }
const rowLinks = () => [...document.querySelectorAll<HTMLElement>('[data-row-link]')]

const NO_ROWS: readonly { id: string }[] = []

/** J and K move through the rows of a list, and coming back from a case moves to where it was. */
export function useRowKeys(desk: Desk, isReady: boolean): void {
  const router = useRouter()
  useShortcuts({ j: () => step(1), k: () => step(-1) })
  useEffect(() => {
    if (!isReady) return undefined
    const restore = () => {
      const current = document.activeElement
      const place = places.get(desk)
      if (place === undefined || (current !== document.body && current?.id !== 'main')) return
      const links = rowLinks()
      show(links[Math.min(place, links.length - 1)])
    }
    restore()
    const stop = router.subscribe('onResolved', restore)
    return () => {
      stop()
      places.delete(desk)
    }
  }, [router, desk, isReady])
}

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
