import { useEffect, useReducer, useState } from 'react'

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

function press() {
  isPressed = true
}

/** The click event follows pointerup. */
const releaseLater = () =>
  void setTimeout(() => {
    isPressed = false
    for (const listener of waiting) listener()
  })

if ('document' in globalThis) {
  addEventListener('pointerdown', press, true)
  addEventListener('pointerup', releaseLater, true)
  addEventListener('pointercancel', releaseLater, true)
}
