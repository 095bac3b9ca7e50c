import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Group, Text, Title } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, lazy } from 'react'
import type { JobCluster } from '../../../../contract/job/cluster.ts'
import { StaleNote } from '../../../entities/answer/stale-note.tsx'
import { useLanguage } from '../../../i18n/use-language.ts'
import { ButtonLink } from '../../../ui/link.tsx'
import { RemovableChip } from '../../../ui/choice/chip.tsx'
import { InnerHeader } from '../../../ui/page/inner-header.tsx'
import { PageColumn, useTitle } from '../../../ui/page/page.tsx'
import { ErrorState } from '../../../ui/page/states.tsx'
import { jobClusters } from './clusters-query.ts'
import { type JobSearch, countFilterOf } from '../search/job-search.ts'
import { useFilterValues } from '../search/use-filter-values.ts'
import { ClusterList } from './cluster-list.tsx'
import { boundsOf, insideOf, pixelOf, placeClusters } from './map-view.ts'
import { useMapView } from './use-map-view.ts'

const DrawnMap = lazy(() => import('./drawn-map.tsx').then((module) => ({ default: module.DrawnMap })))

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
