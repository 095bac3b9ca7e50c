import { Plural, Trans } from '@lingui/react/macro'
import { Group, Text, UnstyledButton } from '@mantine/core'
import { useFormat } from '../../../i18n/format.ts'
import { langOfKorean } from '../../../i18n/lang-of-korean.ts'
import { Section } from '../../../ui/page/page.tsx'
import { EmptyState, LoadingBlocks } from '../../../ui/page/states.tsx'
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
      <ul>
        {clusters.slice(0, MAX_ROWS).map((cluster, index) => (
          <li
            key={`${cluster.latitude},${cluster.longitude}`}
            style={index > 0 ? { borderTop: '1px solid var(--hairline)' } : undefined}
          >
            <ClusterRow cluster={cluster} onPress={() => onPress(cluster)} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function ClusterRow({ cluster, onPress }: { cluster: PlacedCluster; onPress: () => void }) {
  const { regionName, townName, count } = cluster
  const shown = useFormat().number(count)
  return (
    <UnstyledButton w="100%" mih={44} py="xxs" onClick={onPress}>
      <Group component="span" justify="space-between" gap="0 var(--space-12)">
        {/* The count is beside the name unless a word of it would break. */}
        <Text span flex="1 1 min-content" style={{ overflowWrap: 'break-word' }}>
          <Trans>Around {regionName}</Trans> {/* In a line of its own rather than broken at its hyphen. */}
          <Text span display="inline-block" size="sm" c="dimmed" lang={langOfKorean(townName)}>
            {townName}
          </Text>
        </Text>
        <Text span fw={700} c="purple">
          <Plural value={count} one={`${shown} job`} other={`${shown} jobs`} />
        </Text>
      </Group>
    </UnstyledButton>
  )
}
