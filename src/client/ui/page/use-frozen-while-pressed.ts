import { useEffect, useEffectEvent, useState } from 'react'

/**
 * The value, and while something is being pressed the one from before: what appears or goes above a finger moves the page
 * away from under it, and the press would be lost.
 */
export function useFrozenWhilePressed<T>(value: T): T {
  const [held, setHeld] = useState<{ value: T } | null>(null)
  const press = useEffectEvent(() => setHeld({ value }))
  useEffect(() => followPresses({ press: () => press(), release: () => setHeld(null) }), [])
  return held ? held.value : value
}

function followPresses({ press, release }: Record<'press' | 'release', () => void>): () => void {
  // The click comes after it.
  const releaseLater = () => void setTimeout(release)
  addEventListener('pointerdown', press, true)
  addEventListener('pointerup', releaseLater, true)
  addEventListener('pointercancel', releaseLater, true)
  return () => {
    removeEventListener('pointerdown', press, true)
    removeEventListener('pointerup', releaseLater, true)
    removeEventListener('pointercancel', releaseLater, true)
  }
}
