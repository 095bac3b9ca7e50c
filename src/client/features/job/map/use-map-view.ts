import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { currentPlace } from '../../../entities/place/my-place.ts'
import { centredOn, type Size, type View, WHOLE } from './map-view.ts'

/** The view that the map was left with; kept here and not in the address, which may show the reader's place. */
let lastView: View | null = null

/** About 50 km across on a phone. */
const NEAR_ZOOM = 3

function firstView(): View {
  const place = currentPlace()
  return lastView ?? (place ? centredOn({ ...WHOLE, zoom: NEAR_ZOOM }, place) : WHOLE)
}

interface MapView {
  view: View
  setView: (view: View) => void
  /** Of the map in pixels; zero before it is known. */
  size: Size
  frame: RefObject<HTMLDivElement | null>
}

export function useMapView(): MapView {
  const [view, show] = useState(firstView)
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const setView = (next: View) => {
    lastView = next
    show(next)
  }
  return { view, setView, size, frame }
}
