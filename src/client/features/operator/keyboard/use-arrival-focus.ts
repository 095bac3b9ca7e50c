import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'

/** Moves the focus to where work goes on after a navigation, unless something else was focused meanwhile. */
export function useArrivalFocus(target: RefObject<HTMLElement | null>, isReady: boolean): void {
  const router = useRouter()
  useEffect(() => {
    if (!isReady) return undefined
    const focus = () => {
      const current = document.activeElement
      if (current === null || current === document.body || current.id === 'main')
        target.current?.focus({ preventScroll: true })
    }
    focus()
    // The layout focuses the start of a new screen.
    return router.subscribe('onResolved', focus)
  }, [router, target, isReady])
}
