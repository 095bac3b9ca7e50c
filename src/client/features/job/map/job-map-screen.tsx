import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Box, Group, Text, Title, UnstyledButton } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type RefObject, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { type ClusterFilter, type JobCluster, listJobClusters } from '../../../../contract/job/cluster.ts'
import { StaleNote } from '../../../entities/answer/stale-note.tsx'
import { useLanguage } from '../../../i18n/use-language.ts'
import { ButtonLink } from '../../../ui/link.tsx'
import { RemovableChip } from '../../../ui/choice/chip.tsx'
import { InnerHeader } from '../../../ui/page/inner-header.tsx'
import { PageColumn, Section, useTitle } from '../../../ui/page/page.tsx'
import { EmptyState, ErrorState, LoadingBlocks } from '../../../ui/page/states.tsx'
import { type JobSearch, countFilterOf } from '../search/job-search.ts'
import { useFilterValues } from '../search/use-filter-values.ts'
import {
  type PlacedCluster,
  type Size,
  type View,
  WHOLE,
  boundsOf,
  centredOn,
  insideOf,
  pixelOf,
  placeClusters,
} from './map-view.ts'
import { useFormat } from '../../../i18n/format.ts'
import { langOfKorean } from '../../../i18n/lang-of-korean.ts'
import { queryFor } from '../../../api/query-for.ts'
import { currentPlace } from '../../../entities/place/my-place.ts'
import { lazyPart } from '../../../ui/field/optional.tsx'

const DrawnMap = lazyPart(async () => (await import('./drawn-map.tsx')).DrawnMap)

/** Where the jobs of a search are: a map of counts, and the same as a list. */
export function JobMapScreen({ search }: { search: JobSearch }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { view, setView, size, frame } = useMapView()
  const result = useClusters(search, view, size)
  useTitle(t`Map of jobs`)
  const clusters = placeClusters(result.data?.data ?? [], pixelOf(view, size), size)
  const press = (cluster: JobCluster) => {
    const inside = insideOf(view, cluster)
    if (inside) return setView(inside)
    const near = `${cluster.latitude},${cluster.longitude}`
    void navigate({ to: '/recruitInfo', search: { ...listOf(search), sort: 'distance', near } })
  }
  return (
    <>
      <InnerHeader up="/recruitInfo" />
      <PageColumn>
        <Group gap="xs" justify="space-between" py="sm" px={{ base: 'edge', sm: 0 }}>
          <Title order={1} size="h2">{t`Map of jobs`}</Title>
          <ButtonLink to="/recruitInfo" search={listOf(search)} variant="light" size="sm">
            <Trans>Show as a list</Trans>
          </ButtonLink>
        </Group>
        <ChosenFilters search={search} />
        {search.mayTake === 'true' && (
          <Text pb="sm" px={{ base: 'edge', sm: 0 }} size="sm" c="dimmed">
            <Trans>The map shows all jobs, not only those you may take.</Trans>
          </Text>
        )}
        <Box
          h={{ base: 'min(60vh, 30rem)', sm: '36rem' }}
          mih="18rem"
          bdrs={{ sm: 'lg' }}
          style={{ overflow: 'hidden' }}
          ref={frame}
        >
          <Suspense>
            <DrawnMap view={view} size={size} clusters={clusters} onView={setView} onPress={press} />
          </Suspense>
        </Box>
        <StaleNote result={result} />
        {result.isError && !result.data ? (
          <ErrorState
            title={<Trans>The jobs could not be loaded</Trans>}
            onRetry={() => void result.refetch()}
          />
        ) : (
          <ClusterList clusters={clusters} isLoading={result.isPending} onPress={press} />
        )}
      </PageColumn>
    </>
  )
}

const listOf = (search: JobSearch): JobSearch => ({ ...search, page: undefined, open: undefined })

function useClusters(
  search: JobSearch,
  view: Parameters<typeof boundsOf>[0],
  size: Parameters<typeof boundsOf>[1],
) {
  const langCode = useLanguage()
  const { provinceId: _, ...filter } = countFilterOf(search, null, langCode)
  const regionIds = search.regionIds?.split(',').map(Number) ?? []
  const query = { ...filter, regionIds, bounds: boundsOf(view, size), zoom: view.zoom, langCode }
  return useQuery({ ...jobClusters(query), placeholderData: keepPreviousData, enabled: size.width > 0 })
}

function ChosenFilters({ search }: { search: JobSearch }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const values = useFilterValues(search)
  if (values.length === 0) return null
  return (
    <Group
      gap="xs"
      align="stretch"
      pb="sm"
      px={{ base: 'edge', sm: 0 }}
      role="group"
      aria-label={t`Chosen filters`}
    >
      {values.map(({ key, label, without }) => (
        <RemovableChip
          key={key}
          onRemove={() => void navigate({ to: '/recruitInfo/map', search: without, replace: true })}
        >
          {label}
        </RemovableChip>
      ))}
    </Group>
  )
}

const MAX_ROWS = 30

interface ClusterListProps {
  clusters: readonly PlacedCluster[]
  isLoading: boolean
  onPress: (cluster: PlacedCluster) => void
}

/** The counts of the map as text, the largest first. */
function ClusterList({ clusters, isLoading, onPress }: ClusterListProps) {
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
        <Text span fw={700} c="primary">
          <Plural value={count} one={`${shown} job`} other={`${shown} jobs`} />
        </Text>
      </Group>
    </UnstyledButton>
  )
}

const jobClusters = (query: ClusterFilter) => queryFor(listJobClusters, { query }, { shared: true })

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

function useMapView(): MapView {
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
