import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { EmployerJob } from '../../../contract/job/announcement.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { QueryPlaceholder } from '../../entities/answer/query-placeholder.tsx'
import { openAnnouncements } from '../../entities/announcement/announcement-queries.ts'
import { type CandidateFilter, readCandidateFilter } from '../../entities/candidate/candidate-filter.ts'
import { RightGate } from '../../entities/member/company-right.tsx'
import { useMissingVerification } from '../../entities/verification/use-missing-verification.ts'
import { ButtonLink } from '../../ui/link.tsx'
import { ShortcutsHelp } from '../../ui/keyboard/shortcuts-help.tsx'
import { PageTitle, useTitle } from '../../ui/page/page.tsx'
import { EmptyState } from '../../ui/page/states.tsx'
import { Closed } from './closed.tsx'
import { FilterChips } from './filter-chips.tsx'
import { AlertSwitch } from './alert-switch.tsx'
import { type ResumeComponent, TalentList } from './talent-list.tsx'
import { type TalentSearch, readTalentSearch } from './talent-search.ts'
import { PickField } from '../../ui/field/search-field.tsx'
import { RadioRows } from '../../ui/field/choice-rows.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'

/** Candidates for one of the employer's announcements. */
export function TalentScreen({ search, Resume }: { search: TalentSearch; Resume: ResumeComponent }) {
  const { t } = useLingui()
  const postings = useQuery(openAnnouncements(useLanguage()))
  const missing = useMissingVerification()
  useTitle(t`Matched talent`)
  return (
    <Box w="100%" px={{ sm: 'edge' }}>
      <Box pt={{ base: 'md', sm: 'xl' }} pb={{ base: 'md', sm: 'lg' }} px={{ base: 'edge', sm: 0 }}>
        <Group justify="space-between">
          <PageTitle>
            <Trans>Matched talent</Trans>
          </PageTitle>
          <ShortcutsHelp keys={KEYS} />
        </Group>
        <Text mt="xxs" inherit maw="36rem" c="dimmed">
          <Trans>
            Job seekers compared with one of your postings. You see short names and no numbers until you view
            a resume.
          </Trans>
        </Text>
      </Box>
      {missing ? (
        <Closed status={missing} />
      ) : postings.data ? (
        <Candidates postings={postings.data.data} search={search} Resume={Resume} />
      ) : (
        <QueryPlaceholder
          result={postings}
          title={<Trans>Your postings could not be loaded</Trans>}
          rows={4}
        />
      )}
    </Box>
  )
}

const KEYS = [
  ['J', <Trans key="j">Next candidate</Trans>],
  ['K', <Trans key="k">Previous candidate</Trans>],
] as const

interface CandidatesProps {
  postings: readonly EmployerJob[]
  search: TalentSearch
  Resume: ResumeComponent
}

function Candidates({ postings, search, Resume }: CandidatesProps) {
  const navigate = useNavigate()
  const chosen = postings.find(({ id }) => id === search.posting) ?? postings[0]
  const filter = readCandidateFilter({ ...search })
  if (!chosen) return <NoPosting />
  const show = (next: CandidateFilter) =>
    void navigate({
      to: '/talent',
      search: readTalentSearch({ ...next, posting: search.posting }),
      replace: true,
    })
  return (
    <>
      <Stack
        py={{ base: 'md', sm: 'lg' }}
        px={{ base: 'edge', sm: 'xl' }}
        bg="var(--surface)"
        bdrs={{ sm: 'lg' }}
      >
        <JobField
          postings={postings}
          chosen={chosen}
          onChoose={(posting) => void navigate({ to: '/talent', search: { ...filter, posting } })}
        />
        <FilterChips filter={filter} opens={search.filter} onFilter={show} />
        <RightGate quiet>
          <AlertSwitch key={chosen.id} posting={chosen} filter={filter} />
        </RightGate>
      </Stack>
      <TalentList
        posting={chosen}
        filter={filter}
        page={search.page ?? 1}
        openId={search.open}
        Resume={Resume}
        onFilter={show}
      />
    </>
  )
}

const NoPosting = (): ReactNode => (
  <EmptyState
    title={<Trans>You have no posting in progress</Trans>}
    action={
      <RightGate>
        <ButtonLink to="/writeAnnouncement" variant="light">
          <Trans>Post a job</Trans>
        </ButtonLink>
      </RightGate>
    }
  >
    <Trans>
      Candidates are compared with one of your postings. You can post a free Life job once every seven days.
    </Trans>
  </EmptyState>
)

interface JobFieldProps {
  postings: readonly EmployerJob[]
  chosen: EmployerJob
  onChoose: (id: string) => void
}

/** Selects one of the employer's announcements. */
function JobField({ postings, chosen, onChoose }: JobFieldProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <PickField
        label={<Trans>Compare with this posting</Trans>}
        value={<span lang="ko">{chosen.title}</span>}
        placeholder=""
        onOpen={() => setIsOpen(true)}
      />
      {isOpen && (
        <Sheet open onClose={() => setIsOpen(false)} title={<Trans>Choose a posting</Trans>} fit>
          <Box pb="calc(var(--space-16) + env(safe-area-inset-bottom))">
            <RadioRows
              label={t`Posting`}
              name="posting"
              value={chosen.id}
              rows={postings.map(({ id, title }) => ({ value: id, content: <span lang="ko">{title}</span> }))}
              onPick={(id) => {
                setIsOpen(false)
                onChoose(id)
              }}
            />
          </Box>
        </Sheet>
      )}
    </>
  )
}
