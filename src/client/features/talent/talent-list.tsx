import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Box, Flex, NativeSelect } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useState } from 'react'
import {
  FEW_TALENTS,
  type Talent,
  TALENT_SORTS,
  type TalentSort,
} from '../../../contract/candidate/talent.ts'
import type { EmployerJob } from '../../../contract/job/announcement.ts'
import { dataTimeOf } from '../../api/query-for.ts'
import { isPageGone } from '../../entities/answer/list-error.tsx'
import { QueryPlaceholder } from '../../entities/answer/query-placeholder.tsx'
import { StaleNote } from '../../entities/answer/stale-note.tsx'
import type { CandidateFilter } from '../../entities/candidate/candidate-filter.ts'
import { talentsFor } from '../../entities/candidate/candidates-query.ts'
import { useMissingVerification } from '../../entities/verification/use-missing-verification.ts'
import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useListKeys } from '../../ui/keyboard/shortcuts.ts'
import { BesidePane } from '../../entities/candidate/beside-pane.tsx'
import { Pager } from '../../ui/page/pager.tsx'
import { Closed } from './closed.tsx'
import { NearMatches } from './near-matches.tsx'
import { TalentDetails } from './talent-details.tsx'
import { Nobody } from './nobody.tsx'
import { TalentRows } from './talent-rows.tsx'
import { ViewSheet } from './view-sheet.tsx'

/** A resume, of another feature. */
export type ResumeComponent = ComponentType<{ search: { id: string; job: string } }>

interface TalentListProps {
  posting: EmployerJob
  filter: CandidateFilter
  page: number
  openId: string | undefined
  Resume: ResumeComponent
  onFilter: (filter: CandidateFilter) => void
}

/** Candidates in rows; details open beside the list where there is room, otherwise below their row. */
export function TalentList(props: TalentListProps) {
  const { posting, filter, page } = props
  const result = useQuery({
    ...talentsFor(posting.id, filter, page, useLanguage()),
    placeholderData: keepPreviousData,
  })
  const missing = useMissingVerification(result.error)
  // Also instead of persisted data.
  if (missing) return <Closed status={missing} />
  if (result.data && isPageGone(result.error) && page > 1)
    return <Navigate to="." search={{ ...filter, posting: posting.id }} replace />
  if (!result.data)
    return (
      <QueryPlaceholder result={result} title={<Trans>The candidates could not be loaded</Trans>} rows={4} />
    )
  const { data: talents, totalCount = talents.length, totalPages = 1 } = result.data
  const near = totalCount < FEW_TALENTS && <NearMatches {...props} />
  if (talents.length === 0)
    return (
      <Nobody filter={filter} posting={posting}>
        {near}
      </Nobody>
    )
  return (
    <section aria-labelledby="candidates">
      <ListHead {...props} totalCount={totalCount} note={<StaleNote result={result} />} />
      {near}
      <RowsAndDetails {...props} talents={talents} dataTime={dataTimeOf(result)} totalPages={totalPages} />
    </section>
  )
}

interface ListHeadProps extends TalentListProps {
  totalCount: number
  note: ReactNode
}

function ListHead({ filter, onFilter, totalCount, note }: ListHeadProps) {
  const { t } = useLingui()
  const shown = useFormat().number(totalCount)
  const sorts: Record<TalentSort, string> = {
    newest: t`Newest`,
    korean: t`Most Korean`,
    experience: t`Most experience`,
    pay: t`Lowest desired pay`,
  }
  const { sort: former = '', ...rest } = filter
  return (
    <Flex
      columnGap="sm"
      align="center"
      justify="space-between"
      wrap="wrap"
      pt={{ base: 'md', sm: 'lg' }}
      pb={{ base: 'xs', sm: 'sm' }}
      px={{ base: 'edge', sm: 0 }}
    >
      <h2 id="candidates">
        <Plural value={totalCount} one={`${shown} candidate`} other={`${shown} candidates`} />
      </h2>
      {note}
      <NativeSelect
        aria-label={t`Sort by`}
        size="sm"
        value={former}
        onChange={({ currentTarget: { value } }) => {
          const sort = TALENT_SORTS.find((each) => each === value)
          onFilter(sort ? { ...rest, sort } : rest)
        }}
        data={[
          { value: '', label: t`Best match` },
          ...TALENT_SORTS.map((value) => ({ value, label: sorts[value] })),
        ]}
      />
    </Flex>
  )
}

interface RowsProps extends TalentListProps {
  talents: readonly Talent[]
  dataTime: number
  totalPages: number
}

function RowsAndDetails(props: RowsProps) {
  const { talents, dataTime, totalPages, posting, filter, page, openId, Resume } = props
  const { t } = useLingui()
  const navigate = useNavigate()
  const [viewing, setViewing] = useState<Talent>()
  const opensBeside = useMediaQuery('(width >= 68em)', false, { getInitialValueInEffect: false })
  const open = talents.find(({ resumeId }) => resumeId === openId)
  const show = (id: string | undefined) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, open: id }),
      resetScroll: false,
      replace: true,
    })
  const keys = useListKeys({
    ids: talents.map(({ resumeId }) => resumeId),
    openId: open?.resumeId,
    onOpen: show,
  })
  const details = (talent: Talent) => (
    <TalentDetails
      key={talent.resumeId}
      talent={talent}
      posting={posting}
      page={page}
      filter={filter}
      dataTime={dataTime}
      isBeside={opensBeside}
      onView={() => setViewing(talent)}
    />
  )
  return (
    <Flex gap="md" align="flex-start">
      <Box flex="1 1 48%" miw={0} p={{ base: 'edge', sm: 'md' }} bg="var(--surface)" bdrs={{ sm: 'lg' }}>
        <TalentRows
          talents={talents}
          openId={open?.resumeId}
          opensBeside={opensBeside}
          dataTime={dataTime}
          details={details}
        />
        <Pager page={page} totalPages={totalPages} label={t`Pages of candidates`} />
      </Box>
      {open && opensBeside && (
        <BesidePane
          label={t`Candidate`}
          previous={{ label: t`Previous candidate`, onGo: keys.onPrevious }}
          next={{ label: t`Next candidate`, onGo: keys.onNext }}
          onClose={() => show(undefined)}
        >
          {details(open)}
          {(open.viewed || open.applied) && <Resume search={{ id: open.resumeId, job: posting.id }} />}
        </BesidePane>
      )}
      {viewing && (
        <ViewSheet
          talent={viewing}
          posting={posting.id}
          staysHere={opensBeside}
          onClose={() => setViewing(undefined)}
        />
      )}
    </Flex>
  )
}
