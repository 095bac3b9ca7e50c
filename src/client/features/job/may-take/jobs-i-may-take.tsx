import { Trans } from '@lingui/react/macro'
import { Box, Button, Flex, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { JobCard, JobFilter } from '../../../../contract/job/job.ts'
import type { WorkRightPerson } from '../../../../contract/work-right/person.ts'
import { dataTimeOf } from '../../../api/query-for.ts'
import { StaleNote } from '../../../entities/answer/stale-note.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { unbrokenCodes } from '../../../i18n/unbroken-codes.ts'
import { LoadingBlocks } from '../../../ui/page/states.tsx'
import { NoJobs } from '../search/no-jobs.tsx'
import { SearchError } from '../search/search-error.tsx'
import type { GoToSearch, JobSearch } from '../search/job-search.ts'
import { searchOfAll } from './own-search.ts'
import { useFoundJobs } from './use-found-jobs.ts'

interface JobsIMayTakeProps {
  search: JobSearch
  filter: JobFilter
  facts: WorkRightPerson
  cards: (jobs: JobCard[], dataTime: number) => ReactNode
  go: GoToSearch
}

/** The jobs of a search that the reader's status allows; the page in the address is how often they went on. */
export function JobsIMayTake({ search, filter, facts, cards, go }: JobsIMayTakeProps) {
  const times = filter.pageNumber + 1
  const { open, first, failed, isSearching, hasMore, ...found } = useFoundJobs(filter, facts, times)
  if (!first?.data) {
    if (!failed) return <LoadingBlocks rows={6} />
    return <SearchError search={search} go={go} error={failed.error} onRetry={() => void failed.refetch()} />
  }
  if (found.total === 0) return <NoJobs search={search} go={go} />
  const dataTime = dataTimeOf(first)
  const goOn = () => {
    if (failed) return void failed.refetch()
    go({ ...search, page: String(times + 1) }, { replace: true })
  }
  return (
    <>
      <StaleNote result={first} />
      <Found
        facts={facts}
        {...found}
        found={open.length}
        onChangeStatus={() => go({ ...search, open: 'status' }, { replace: true })}
      />
      {open.length > 0 && cards(open, dataTime)}
      {open.length === 0 && !isSearching && !failed && !hasMore && (
        <NoJobs search={search} go={go} toAll={searchOfAll(search, facts)} />
      )}
      {isSearching && <LoadingBlocks rows={2} />}
      {failed && (
        <Box component="p" pt="md" role="alert">
          <Trans>The jobs could not be loaded</Trans>
        </Box>
      )}
      {!isSearching && (failed || hasMore) && (
        <Box pt="md">
          <Button fullWidth variant="default" onClick={goOn}>
            <Trans>Search further jobs</Trans>
          </Button>
        </Box>
      )}
      <NotKnown jobs={found.notKnown} cards={(jobs) => cards(jobs, dataTime)} />
    </>
  )
}

interface FoundProps {
  facts: WorkRightPerson
  found: number
  searched: number
  total: number
  onChangeStatus: () => void
}

function Found({ facts, onChangeStatus, ...counts }: FoundProps) {
  const format = useFormat()
  const found = format.number(counts.found)
  const searched = format.number(counts.searched)
  const total = format.number(counts.total)
  const status = unbrokenCodes(facts.subCode ?? facts.visaStatus)
  return (
    <Flex rowGap="xxs" columnGap="sm" align="center" wrap="wrap" py="xs">
      <Text size="sm" c="dimmed" flex="1 1 16rem" aria-live="polite">
        <Text component="b" inherit fw={700} c="dark">
          <Trans>
            Found: {found}. Searched: {searched} of {total}.
          </Trans>
        </Text>{' '}
        <Trans>
          Filtered by your visa ({status}), not by the employer’s wishes. For some jobs you must be granted a
          permit first or go through the employment center: see the mark on the job.
        </Trans>
      </Text>
      <Button size="sm" variant="subtle" color="gray" onClick={onChangeStatus}>
        <Trans>Check another status of residence</Trans>
      </Button>
    </Flex>
  )
}

function NotKnown({ jobs, cards }: { jobs: JobCard[]; cards: (jobs: JobCard[]) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const format = useFormat()
  if (jobs.length === 0) return null
  const unknown = format.number(jobs.length)
  return (
    <>
      <Box pt="md" pb="sm">
        <Button variant="light" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <Trans>Not known, ask 1345: {unknown}</Trans>
        </Button>
      </Box>
      {isOpen && cards(jobs)}
    </>
  )
}
