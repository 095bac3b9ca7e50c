import { useQuery } from '@tanstack/react-query'
import { lazy, useCallback, useState } from 'react'
import { useConnectivity } from '../../../browser/use-connectivity.ts'
import { siteSettings } from '../../../entities/site/settings-query.ts'
import { Optional } from '../../../ui/field/optional.tsx'
import type { Size, View } from './map-view.ts'

const StreetCanvas = lazy(() =>
  import('./street-canvas.tsx').then((module) => ({ default: module.StreetCanvas })),
)

/** The operator's street map; nothing where there is none, or while it cannot be loaded. */
export function Streets({ view, size }: { view: View; size: Size }) {
  const settings = useQuery(siteSettings()).data?.data
  const connectivity = useConnectivity()
  const [isBroken, setIsBroken] = useState(false)
  const breakDown = useCallback(() => setIsBroken(true), [])
  if (!settings?.mapStyleUrl || connectivity !== 'online' || isBroken || size.width === 0) return null
  return (
    <Optional>
      <StreetCanvas
        view={view}
        size={size}
        styleUrl={settings.mapStyleUrl}
        attribution={settings.mapAttribution}
        onError={breakDown}
      />
    </Optional>
  )
}
