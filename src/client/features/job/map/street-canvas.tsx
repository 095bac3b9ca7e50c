import { Box } from '@mantine/core'
import { Map, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { useEffect, useRef, useState } from 'react'
import { MapAttribution } from '../../../entities/region/map-frame.tsx'
import { LONGITUDE_SCALE, scaleOf, type Size, type View } from './map-view.ts'

// From this site: the content security policy allows no other workers.
setWorkerUrl(workerUrl)

/** Pixels of the world's width at MapLibre's zoom 0. */
const WORLD = 512

interface StreetCanvasProps {
  view: View
  size: Size
  styleUrl: string
  attribution: string
  /** The style or its tiles cannot be loaded, or the browser cannot draw them. */
  onError: () => void
}

/**
 * MapLibre's drawing of the view, shown once it is complete. It takes no input: buttons and gestures are those of the
 * drawn map.
 */
export function StreetCanvas({ view, size, styleUrl, attribution, onError }: StreetCanvasProps) {
  const frame = useRef<HTMLDivElement>(null)
  const map = useRef<Map | null>(null)
  const [isLoaded, setIsLoaded] = useState(false)
  useEffect(() => {
    if (!frame.current) return undefined
    try {
      const streets = new Map({
        container: frame.current,
        style: styleUrl,
        interactive: false,
        attributionControl: false,
      })
      map.current = streets
      streets.once('load', () => setIsLoaded(true)).on('error', onError)
      return () => streets.remove()
    } catch {
      // Without WebGL there is no map to draw on.
      onError()
      return undefined
    }
  }, [styleUrl, onError])
  useEffect(() => {
    const degree = scaleOf(size, view.zoom) * LONGITUDE_SCALE
    const { latitude, longitude } = view.centre
    map.current?.resize().jumpTo({ center: [longitude, latitude], zoom: Math.log2((360 * degree) / WORLD) })
  }, [view, size])
  return (
    <Box
      pos="absolute"
      inset={0}
      bg="var(--surface)"
      style={{ visibility: isLoaded ? 'visible' : 'hidden', pointerEvents: 'none' }}
      aria-hidden="true"
    >
      <Box w="100%" h="100%" style={{ overflow: 'hidden' }} ref={frame} />
      <MapAttribution>{attribution}</MapAttribution>
    </Box>
  )
}
