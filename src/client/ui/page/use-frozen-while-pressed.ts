import { useEffect, useEffectEvent, useState } from 'react'

/** Freezes the value between pointerdown and click, so that a layout shift cannot swallow the tap. */
export function useFrozenWhilePressed<T>(value: T): T {
  const [held, setHeld] = useState<{ value: T } | null>(null)
  const press = useEffectEvent(() => setHeld({ value }))
  useEffect(() => followPresses({ press: () => press(), release: () => setHeld(null) }), [])
  return held ? held.value : value
}

function followPresses({ press, release }: Record<'press' | 'release', () => void>): () => void {
  // The click event follows pointerup.
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
