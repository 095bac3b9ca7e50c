import { type MouseEvent, useCallback, useState } from 'react'
import { nextPaint } from '../../browser/scheduling.ts'

interface Pressed<T> {
  /** The value last pressed, else the actual one. */
  shown: T
  /** Whether the pressed value is not the actual one yet. */
  isPending: boolean
  press: (next: T, follow: () => Promise<unknown>) => Promise<void>
}

/**
 * Renders the pressed state in the next frame, before the work that follows from it: on a slow phone that work would
 * delay the feedback.
 */
export function usePressed<T>(value: T): Pressed<T> {
  const [pressed, setPressed] = useState<{ value: T }>()
  const press = useCallback(async (next: T, follow: () => Promise<unknown>) => {
    const mine = { value: next }
    setPressed(mine)
    try {
      await nextPaint()
      await follow()
    } finally {
      setPressed((latest) => (latest === mine ? undefined : latest))
    }
  }, [])
  return { shown: pressed ? pressed.value : value, isPending: pressed !== undefined, press }
}

/** Whether a click on a link navigates in this tab; the browser handles all others. */
export const isPlainPress = (
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>,
) => event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey
