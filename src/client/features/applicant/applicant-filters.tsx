import { useLingui } from '@lingui/react/macro'
import { Box, Flex, NativeSelect, SimpleGrid } from '@mantine/core'
import '@mantine/core/styles/SimpleGrid.layer.css'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ApplicantCounts } from '../../../contract/employer/applicant.ts'
import {
  APPLICANT_SEARCH_LENGTH,
  APPLICANT_SORTS,
  type ApplicantSort,
  RIGHT_FILTERS,
} from '../../../contract/employer/applicant-filter.ts'
import { APPLICANT_STAGES, KOREAN_CAPABILITIES } from '../../../contract/base/enums.ts'
import { newestAnnouncements } from '../../entities/announcement/announcement-queries.ts'
import { shortRightTexts } from '../../entities/applicant/applicant-right.tsx'
import { countryName } from '../../entities/country/country-name.ts'
import { applicantStageLabels, koreanCapabilityLabels } from '../../i18n/candidate-labels.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { LiveSearch } from '../../ui/field/search-field.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import type { ApplicantSearch } from './applicant-search.ts'

const TO = '/employmentPage/applicants'

interface FilterProps {
  search: ApplicantSearch
  /** Undefined until known. */
  counts: ApplicantCounts | undefined
}

/** The stages as tabs with their counts, and what else narrows or orders the list. */
export function ApplicantFilters(props: FilterProps) {
  return (
    <Box pb="md" px={{ base: 'edge', sm: 0 }} data-no-print>
      <StageTabs {...props} />
      <Narrowing {...props} />
    </Box>
  )
}

function StageTabs({ search, counts }: FilterProps) {
  const { i18n, t } = useLingui()
  const { stage, shortlist, page: _, open: __, ...rest } = search
  const all = counts && Object.values(counts.stages).reduce((sum, count) => sum + count, 0)
  const tabs = [
    { key: 'ALL', to: {}, isOn: !stage && !shortlist, label: t`All`, count: all },
    ...APPLICANT_STAGES.map((each) => ({
      key: each,
      to: { stage: each },
      isOn: stage === each,
      label: i18n._(applicantStageLabels[each]),
      count: counts?.stages[each],
    })),
    {
      key: 'SHORTLIST',
      to: { shortlist: 'only' as const },
      isOn: shortlist !== undefined,
      label: t`Shortlist`,
      count: counts?.shortlisted,
    },
  ]
  return (
    <Flex component="nav" wrap="wrap" gap="xs" align="center" pb="xs" aria-label={t`Stage`}>
      {tabs.map(({ key, to, isOn, label, count }) => (
        <ButtonLink
          key={key}
          to={TO}
          search={{ ...rest, ...to }}
          size="sm"
          variant={isOn ? 'light' : 'default'}
        >
          {label} {count}
        </ButtonLink>
      ))}
    </Flex>
  )
}

interface Choice {
  name: 'job' | 'country' | 'korean' | 'right' | 'sort'
  label: string
  /** Its value is empty. */
  none: string
  options: readonly { value: string; label: string }[]
}

function useChoices(counts: ApplicantCounts | undefined): readonly Choice[] {
  const { i18n, t } = useLingui()
  const langCode = useLanguage()
  const jobs = useQuery(newestAnnouncements(langCode)).data?.data ?? []
  const sorts: Record<ApplicantSort, string> = {
    newest: t`Newest`,
    oldest: t`Oldest application`,
    name: t`Name`,
    korean: t`Most Korean`,
    experience: t`Most experience`,
    right: t`Residence`,
  }
  const levelOf = (level: (typeof KOREAN_CAPABILITIES)[number]) => {
    const name = i18n._(koreanCapabilityLabels[level])
    return t({ message: `${name} or better`, comment: 'Least level of Korean to filter by' })
  }
  return [
    {
      name: 'job',
      label: t`Posting`,
      none: t`All postings`,
      options: jobs.map(({ id, title }) => ({ value: id, label: title })),
    },
    {
      name: 'country',
      label: t`Country`,
      none: t`Any nationality`,
      options: (counts?.countries ?? []).map(({ countryIsoCode, count }) => ({
        value: countryIsoCode,
        label: `${countryName(countryIsoCode, langCode) ?? t`Other country`} (${count})`,
      })),
    },
    {
      name: 'korean',
      label: t`Korean`,
      none: t`Any level of Korean`,
      options: KOREAN_CAPABILITIES.map((value) => ({ value, label: levelOf(value) })),
    },
    {
      name: 'right',
      label: t`Status of residence`,
      none: t`Any status of residence`,
      options: RIGHT_FILTERS.map((value) => ({ value, label: i18n._(shortRightTexts[value]) })),
    },
    {
      name: 'sort',
      label: t`Sort by`,
      none: sorts.newest,
      options: APPLICANT_SORTS.filter((value) => value !== 'newest').map((value) => ({
        value,
        label: sorts[value],
      })),
    },
  ]
}

function Narrowing({ search, counts }: FilterProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const choices = useChoices(counts)
  const go = (name: Choice['name'] | 'query', value: string) => {
    const { [name]: former, page: _, ...rest } = search
    if (value === (former ?? '')) return
    const next = (value === '' ? rest : { ...rest, [name]: value }) as ApplicantSearch
    void navigate({ to: TO, search: next, replace: name === 'query' })
  }
  return (
    <SimpleGrid cols={{ base: 2, sm: 3, lg: 6 }} spacing="xs" verticalSpacing="xs">
      <LiveSearch
        label={t`Name, posting, note or phone number`}
        value={search.query ?? ''}
        maxLength={APPLICANT_SEARCH_LENGTH}
        look="default"
        onSearch={(text) => go('query', text)}
      />
      {choices.map(({ name, label, none, options }) => (
        <NativeSelect
          key={name}
          aria-label={label}
          value={search[name] ?? ''}
          onChange={(event) => go(name, event.currentTarget.value)}
          data={[{ value: '', label: none }, ...options]}
        />
      ))}
    </SimpleGrid>
  )
}
