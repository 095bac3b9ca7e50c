import { type MouseEvent, useCallback, useEffect, useReducer, useState } from 'react'
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

/**
 * Freezes the value between pointerdown and click, so that a layout shift or a new form cannot swallow the tap. A press
 * alone renders nothing. `key` tells two values apart where each render makes a new object.
 */
export function useFrozenWhilePressed<T>(value: T, key: unknown = value): T {
  const [shown, setShown] = useState({ value, key })
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const isChanged = shown.key !== key
  const isHeld = isChanged && isPressed
  if (isChanged && !isHeld) setShown({ value, key })
  useEffect(() => (isHeld ? onRelease(renderAgain) : undefined), [isHeld])
  return isHeld ? shown.value : value
}

let isPressed = false

/** Whether a finger or button is down, so that what it is on must stay in place. */
export const isPressUnderWay = () => isPressed

const waiting = new Set<() => void>()

function onRelease(listener: () => void): () => void {
  waiting.add(listener)
  // Released between the rendering and its effect.
  if (!isPressed) listener()
  return () => void waiting.delete(listener)
}

function startPress() {
  isPressed = true
}

/** The click event follows pointerup. */
const releaseLater = () =>
  void setTimeout(() => {
    isPressed = false
    for (const listener of waiting) listener()
  })

if ('document' in globalThis) {
  addEventListener('pointerdown', startPress, true)
  addEventListener('pointerup', releaseLater, true)
  addEventListener('pointercancel', releaseLater, true)
}
