import { type MouseEvent, useCallback, useState } from 'react'
import { nextPaint } from '../../browser/next-paint.ts'

interface Pressed<T> {
  /** As last pressed, else as it is. */
  shown: T
  /** What was pressed is not there yet. */
  isPending: boolean
  press: (next: T, follow: () => Promise<unknown>) => Promise<void>
}

/**
 * Marks what was pressed in the very next frame, and only then does what follows from it: on a slow phone drawing that
 * would keep the mark waiting.
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

/** Whether a press on a link goes there in this tab; all others are the browser's. */
export const isPlainPress = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey
