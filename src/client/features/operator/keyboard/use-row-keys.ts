import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Desk } from '../desk/desks.ts'
import { useShortcuts } from './shortcuts.ts'

/** Where the operator was in each list, by the place of the row: the case itself may have left the list. */
const places = new Map<Desk, number>()

export const rememberPlace = (desk: Desk, place: number): void => void places.set(desk, place)

/** Marks the link of a row that the keys go through. */
export const ROW_LINK = { 'data-row-link': '' }
const rowLinks = () => [...document.querySelectorAll<HTMLElement>('[data-row-link]')]

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

function show(link: HTMLElement | undefined): void {
  link?.focus({ preventScroll: true })
  link?.scrollIntoView({ block: 'nearest' })
}
