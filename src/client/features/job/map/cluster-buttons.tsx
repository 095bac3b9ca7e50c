import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useFormat } from '../../../i18n/format.ts'
import type { PlacedCluster } from './map-view.ts'

export interface ClusterButtonsProps {
  clusters: readonly PlacedCluster[]
  onPress: (cluster: PlacedCluster) => void
}

/** A round button for every cluster, over the map. */
export function ClusterButtons({ clusters, onPress }: ClusterButtonsProps) {
  const { t } = useLingui()
  const format = useFormat()
  return clusters.map((cluster) => {
    const { x, y, count, regionName } = cluster
    const shown = format.number(count)
    return (
      <Button
        key={`${cluster.latitude},${cluster.longitude}`}
        pos="absolute"
        top={0}
        left={0}
        miw={44}
        mih={44}
        px={6}
        radius="full"
        fz="sm"
        bd="2px solid var(--surface)"
        style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` }}
        aria-label={t`Around ${regionName}: ${plural(count, { one: `${shown} job`, other: `${shown} jobs` })}`}
        onClick={() => onPress(cluster)}
      >
        {shown}
      </Button>
    )
  })
}
