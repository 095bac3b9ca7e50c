import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { BETWEEN_FACTS } from '../../../contract/base/between-facts.ts'
import { countNearTalents, type NearChange } from '../../../contract/candidate/talent.ts'
import type { EmployerJob } from '../../../contract/job/announcement.ts'
import { queryFor } from '../../api/query-for.ts'
import { type CandidateFilter, filterValues } from '../../entities/candidate/candidate-filter.ts'
import { koreanCapabilityLabels } from '../../i18n/candidate-labels.ts'
import { useFormat } from '../../i18n/format.ts'
import { placeLabels } from './filter-chips.tsx'
import { lowerThan, withChange } from './near-change.ts'

const texts: Record<Exclude<NearChange, 'KOREAN_LOWER'>, MessageDescriptor> = {
  PLACE_NEAR: placeLabels.NEAR,
  PLACE_ANY: msg`Any region`,
  OCCUPATION_ANY: msg`Any occupation`,
  SECTOR_ANY: msg`Any work`,
  RESIDENCE_ANY: msg`Any residence type`,
  COUNTRY_ANY: msg`Any nationality`,
}

interface NearMatchesProps {
  posting: EmployerJob
  filter: CandidateFilter
  onFilter: (filter: CandidateFilter) => void
}

/** Where few candidates fit: whom each less strict filter would add, and what differs. */
export function NearMatches({ posting, filter, onFilter }: NearMatchesProps) {
  const { i18n, t } = useLingui()
  const format = useFormat()
  const { data } = useQuery(
    queryFor(countNearTalents, { query: { jobId: posting.id, ...filterValues(filter) } }),
  )
  const found = data?.data ?? []
  if (found.length === 0) return null
  const lower = lowerThan(filter.koreanCapability)
  const level = lower && i18n._(koreanCapabilityLabels[lower])
  const korean = level === undefined ? t`Any level of Korean` : t({ message: `Korean: ${level} or better` })
  return (
    <Stack gap="xs" py="md" px={{ base: 'edge', sm: 0 }} role="status">
      <Text size="sm" c="dimmed">
        <Trans>Few match all filters. Others would match without one of them:</Trans>
      </Text>
      <Group gap="xs">
        {found.map(({ change, count }) => {
          const shown = format.number(count)
          return (
            <Button
              key={change}
              size="sm"
              variant="default"
              onClick={() => onFilter(withChange(filter, change))}
            >
              {change === 'KOREAN_LOWER' ? korean : i18n._(texts[change])}
              {BETWEEN_FACTS}
              <Trans comment="Further candidates">{shown} more</Trans>
            </Button>
          )
        })}
      </Group>
    </Stack>
  )
}
