import { useEffect, useState } from 'react'

/**
 * The value, and while something is being pressed the one from before: what appears or goes above a finger moves the page
 * away from under it, and the press would be lost.
 */
export function useUnpressed<T>(value: T): T {
  const [isPressed, setPressed] = useState(false)
  const [shown, setShown] = useState(value)
  useEffect(() => followPresses(setPressed), [])
  if (!isPressed && shown !== value) setShown(value)
  return isPressed ? shown : value
}

function followPresses(tell: (isPressed: boolean) => void): () => void {
  const press = () => tell(true)
  // The click comes after it.
  const release = () => void setTimeout(() => tell(false))
  addEventListener('pointerdown', press, true)
  addEventListener('pointerup', release, true)
  addEventListener('pointercancel', release, true)
  return () => {
    removeEventListener('pointerdown', press, true)
    removeEventListener('pointerup', release, true)
    removeEventListener('pointercancel', release, true)
  }
}
