import { Plural, Trans } from '@lingui/react/macro'
import { useFormat } from '../../../i18n/format.ts'
import { langOfKorean } from '../../../i18n/lang-of-korean.ts'
import { Section } from '../../../ui/page/page.tsx'
import { EmptyState, LoadingBlocks } from '../../../ui/page/states.tsx'
import classes from './cluster-list.module.css'
import type { PlacedCluster } from './map-view.ts'

const MAX_ROWS = 30

interface ClusterListProps {
  clusters: readonly PlacedCluster[]
  isLoading: boolean
  onPress: (cluster: PlacedCluster) => void
}

/** The counts of the map as text, the largest first. */
export function ClusterList({ clusters, isLoading, onPress }: ClusterListProps) {
  if (isLoading) return <LoadingBlocks rows={3} form="text" />
  if (clusters.length === 0)
    return (
      <EmptyState title={<Trans>No jobs in this part of the map</Trans>}>
        <Trans>Move the map, zoom out or remove a filter.</Trans>
      </EmptyState>
    )
  return (
    <Section surface id="places" title={<Trans>Places on the map</Trans>}>
      <ul className={classes.rows}>
        {clusters.slice(0, MAX_ROWS).map((cluster) => (
          <li key={`${cluster.latitude},${cluster.longitude}`}>
            <ClusterRow cluster={cluster} onPress={() => onPress(cluster)} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function ClusterRow({ cluster, onPress }: { cluster: PlacedCluster; onPress: () => void }) {
  const { regionName, townName, count } = cluster
  return (
    <button type="button" className={classes.row} onClick={onPress}>
      <span>
        <Trans>Around {regionName}</Trans> <small lang={langOfKorean(townName)}>{townName}</small>
      </span>
      <JobCount count={count} />
    </button>
  )
}

function JobCount({ count }: { count: number }) {
  const shown = useFormat().number(count)
  return (
    <b>
      <Plural value={count} one={`${shown} job`} other={`${shown} jobs`} />
    </b>
  )
}
