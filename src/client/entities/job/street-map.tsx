import 'leaflet/dist/leaflet.css'
import { useLingui } from '@lingui/react/macro'
import { Box } from '@mantine/core'
import { circleMarker, control, map as createMap, tileLayer } from 'leaflet'
import { useEffect, useRef } from 'react'

/** Close enough to tell streets apart; one pinch shows the district. */
const ZOOM = 15

interface StreetMapProps {
  latitude: number
  longitude: number
  tileUrl: string
  attribution: string
  /** Tiles cannot be loaded: the drawn map replaces this one. */
  onError: () => void
}

/** Street map from the operator's tile server, with a pin. */
export function StreetMap({ latitude, longitude, tileUrl, attribution, onError }: StreetMapProps) {
  const { t } = useLingui()
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!frame.current) return undefined
    const place: [number, number] = [latitude, longitude]
    // The wheel scrolls the page, not the map.
    const streets = createMap(frame.current, {
      scrollWheelZoom: false,
      zoomControl: false,
      attributionControl: false,
    }).setView(place, ZOOM)
    // Leaflet's default texts contain HTML tags, which Trusted Types reject.
    control.zoom({ zoomInText: '+', zoomOutText: '−' }).addTo(streets)
    control.attribution({ prefix: false }).addTo(streets)
    tileLayer(tileUrl, { attribution: escaped(attribution), maxZoom: 19 })
      .on('tileerror', onError)
      .addTo(streets)
    circleMarker(place, {
      radius: 9,
      color: 'var(--surface)',
      weight: 3,
      fillColor: 'var(--primary)',
      fillOpacity: 1,
      interactive: false,
    }).addTo(streets)
    return () => {
      streets.remove()
    }
  }, [latitude, longitude, tileUrl, attribution, onError])
  return (
    <Box
      ref={frame}
      h="100%"
      // Leaflet's layers have a z-index of up to 1,000: isolated, they stay below the page's bars.
      style={{ isolation: 'isolate', zIndex: 0 }}
      role="region"
      aria-label={t`Street map with the workplace`}
    />
  )
}

/** Leaflet treats the attribution as HTML. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
