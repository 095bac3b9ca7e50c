import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { moved, type Size, type View } from './map-view.ts'

/** Pixels before a press becomes a drag. */
const SLACK = 6
/** Pixels that an arrow key moves. */
const STEP = 80
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

/** Moves the map by dragging, and by the arrow keys while something on it has the focus. */
export function useDragging(view: View, size: Size, onView: (view: View) => void) {
  const start = useRef<{ x: number; y: number; view: View; isDrag: boolean } | null>(null)
  return {
    onPointerDown: ({ clientX: x, clientY: y, isPrimary }: PointerEvent) => {
      if (isPrimary) start.current = { x, y, view, isDrag: false }
    },
    onPointerMove: ({ clientX, clientY, pointerId, currentTarget }: PointerEvent) => {
      const from = start.current
      if (!from) return
      const [right, down] = [from.x - clientX, from.y - clientY]
      if (!from.isDrag && Math.hypot(right, down) < SLACK) return
      // From now on the release is no press of what lies below.
      if (!from.isDrag) currentTarget.setPointerCapture(pointerId)
      from.isDrag = true
      onView(moved(from.view, size, right, down))
    },
    onPointerUp: () => {
      start.current = null
    },
    onPointerCancel: () => {
      start.current = null
    },
    onKeyDown: (event: KeyboardEvent) => {
      const arrow = ARROWS[event.key]
      if (!arrow) return
      event.preventDefault()
      onView(moved(view, size, ...arrow))
    },
  }
}
