import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Flex, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Resume } from '../../../contract/candidate/resume.ts'
import { StaleNote } from '../../entities/answer/stale-note.tsx'
import { QueryPlaceholder } from '../../entities/answer/query-placeholder.tsx'
import { ApiProblem } from '../../api/problem.ts'
import { useSession } from '../../api/session.ts'
import { RightGate } from '../../entities/member/company-right.tsx'
import { NotVerified } from '../../entities/verification/not-verified.tsx'
import { useMissingVerification } from '../../entities/verification/use-missing-verification.ts'
import { ActionLink, ButtonLink } from '../../ui/link.tsx'
import { InnerPage } from '../../ui/page/inner-header.tsx'
import { useTitle, Section } from '../../ui/page/page.tsx'
import { ErrorState } from '../../ui/page/states.tsx'
import { ActionBar } from '../../ui/page/action-bar.tsx'
import { CallIcon, ChatIcon } from '../../ui/icon/icons.tsx'
import { applicationsOfResume } from '../../entities/applicant/applicants-query.ts'
import { Career } from './career.tsx'
import { DesiredJob } from './desired-job.tsx'
import { resumeById } from '../../entities/resume/my-resume-query.ts'
import { ResumeApplications } from './resume-applications.tsx'
import { ResumeFacts, ResumeHead } from './resume-facts.tsx'
import type { ResumeSearch } from './resume-search.ts'
import { countries } from '../../entities/country/countries-query.ts'
import { TranslatedText } from '../../entities/translation/translated-text.tsx'
import { PhraseLines } from '../../entities/phrase/lazy.ts'
import { writtenLanguage } from '../../entities/translation/written-language.ts'

/** A resume, for employers. */
export function ResumeViewScreen({ search }: { search: ResumeSearch }) {
  const { t } = useLingui()
  const role = useSession()?.role
  return (
    <InnerPage title={t`Resume`} up={role === 'EMPLOYER' ? '/employmentPage/hiringAnnouncement' : '/home'}>
      <ResumeContent search={search} />
    </InnerPage>
  )
}

/** The same in one column, beside the list it was opened from. */
export const ResumeBeside = ({ search }: { search: ResumeSearch }) => (
  <ResumeContent key={search.id} search={search} isBeside />
)

function ResumeContent({ search, isBeside = false }: { search: ResumeSearch; isBeside?: boolean }) {
  const result = useQuery({ ...resumeById(search.id ?? ''), enabled: search.id !== undefined })
  const role = useSession()?.role
  const missing = useMissingVerification(result.error)
  const isClosed = result.error instanceof ApiProblem && result.error.code === 'BUSINESS_NOT_VERIFIED'
  const resume = isClosed ? undefined : result.data?.data
  if (resume)
    return (
      <ResumePage resume={resume} search={search} isBeside={isBeside} note={<StaleNote result={result} />} />
    )
  if (isClosed && missing)
    return (
      <NotVerified status={missing} ways={<MyPostings />}>
        <Trans>
          Only verified businesses can open resumes of people who did not apply to them. Once you are verified
          again, you can read the resumes you paid for.
        </Trans>
      </NotVerified>
    )
  if (search.id === undefined || isRefused(result.error)) return <NotYours isEmployer={role === 'EMPLOYER'} />
  return <QueryPlaceholder result={result} title={<Trans>The resume could not be loaded</Trans>} rows={4} />
}

/** Whether the resume is closed to this employer, deleted, or its id malformed. */
const isRefused = (error: Error | null) =>
  error instanceof ApiProblem && [400, 403, 404, 410].includes(error.status)

interface ResumePageProps {
  resume: Resume
  search: ResumeSearch
  isBeside: boolean
  note: ReactNode
}

function ResumePage({ resume, search, isBeside, note }: ResumePageProps) {
  useTitle(resume.name)
  const isEmployer = useSession()?.role === 'EMPLOYER'
  const isNarrow = useMediaQuery('(width < 62em)', true, { getInitialValueInEffect: false })
  const isOneColumn = isNarrow || isBeside
  const applications = useQuery({ ...applicationsOfResume(resume.resumeId), enabled: isEmployer })
  const hasApplied = search.application !== undefined || (applications.data?.data.length ?? 0) > 0
  const application = isEmployer && <ResumeApplications resume={resume} search={search} />
  return (
    <Flex
      direction={isOneColumn ? 'column' : 'row'}
      align={isOneColumn ? undefined : 'flex-start'}
      columnGap="md"
    >
      <Box component="article" flex={1} miw={0} w="100%">
        {note}
        <ResumeHead resume={resume} />
        {isOneColumn && application && <div data-no-print>{application}</div>}
        <ResumeFacts resume={resume} />
        <Career resume={resume} />
        <Introduction resume={resume} />
        <DesiredJob resume={resume} />
      </Box>
      {isEmployer && (
        <Flex
          component="aside"
          direction="column"
          {...(!isOneColumn && { w: 320, pos: 'sticky', top: 83 })}
          mt={{ base: 'xs', sm: 0 }}
          data-no-print
        >
          {!isOneColumn && application}
          <ContactActions resume={resume} posting={search.job} hasApplied={hasApplied} />
          <ButtonLink
            variant="subtle"
            color="gray"
            size="sm"
            mt="md"
            to="/resumePaper"
            search={{ id: resume.resumeId }}
          >
            <Trans>Print or share the resume</Trans>
          </ButtonLink>
        </Flex>
      )}
    </Flex>
  )
}

const MyPostings = () => (
  <ActionLink to="/employmentPage/hiringAnnouncement" label={<Trans>My postings</Trans>} />
)

function NotYours({ isEmployer }: { isEmployer: boolean }) {
  return (
    <ErrorState
      title={<Trans>You cannot view this resume</Trans>}
      action={
        isEmployer ? (
          <>
            <MyPostings />
            <ButtonLink to="/talent" variant="subtle" color="gray">
              <Trans>Matched talent</Trans>
            </ButtonLink>
          </>
        ) : (
          <ActionLink to="/recruitInfo" label={<Trans>Find jobs</Trans>} />
        )
      }
    >
      {isEmployer ? (
        <Trans>
          Companies can read the resumes of people who applied to them and resumes they opened with points.
          This resume may also have been deleted by its owner.
        </Trans>
      ) : (
        <Trans>Only its owner and the companies it was sent to can read a resume.</Trans>
      )}
    </ErrorState>
  )
}

interface ContactActionsProps {
  resume: Resume
  /** Id of the announcement for a proposal. */
  posting: string | undefined
  /** The decision about their application comes before a proposal. */
  hasApplied: boolean
}

/** Three beside each other unless a word would break. */
const BESIDE = {
  flex: '1 1 25%',
  miw: 'min-content',
  px: 'xs',
  style: { wordBreak: 'keep-all', overflowWrap: 'break-word' },
} as const

/** Links to call, text or write a proposal. */
function ContactActions({ resume, posting, hasApplied }: ContactActionsProps) {
  return (
    <Box mt={{ sm: 'md' }} p={{ sm: 'xl' }} bg={{ sm: 'var(--surface)' }} bdrs={{ sm: 'lg' }}>
      <ActionBar>
        <Flex wrap="wrap" gap="xs" flex={1}>
          <Button
            component="a"
            {...BESIDE}
            variant="default"
            leftSection={<CallIcon size={20} />}
            href={`tel:${resume.cellphone}`}
          >
            <Trans comment="Button: phone the company">Call</Trans>
          </Button>
          <Button
            component="a"
            {...BESIDE}
            variant="default"
            leftSection={<ChatIcon size={20} />}
            href={`sms:${resume.cellphone}`}
          >
            <Trans>Send text message</Trans>
          </Button>
          <RightGate quiet>
            <ButtonLink
              {...BESIDE}
              flex={{ base: '1 1 25%', sm: '1 1 100%' }}
              variant={hasApplied ? 'default' : 'filled'}
              to="/proposalEmployment"
              search={{ resume: resume.resumeId, ...(posting === undefined ? {} : { posting }) }}
            >
              <Trans>Send job offer</Trans>
            </ButtonLink>
          </RightGate>
        </Flex>
      </ActionBar>
    </Box>
  )
}

/** The introduction with a translation. */
function Introduction({ resume }: { resume: Resume }) {
  const native = useQuery(countries()).data?.data.find(
    ({ countryIsoCode }) => countryIsoCode === resume.countyIsoCode,
  )?.langCode
  return (
    <Section surface id="introduction" title={<Trans>Self-introduction</Trans>}>
      {resume.phrases && resume.phrases.length > 0 && <PhraseLines phrases={resume.phrases} />}
      {resume.introduction ? (
        <TranslatedText
          key={resume.introduction}
          text={resume.introduction}
          source={writtenLanguage(resume.introduction, native)}
          of={{ field: 'RESUME_INTRODUCTION', id: resume.resumeId }}
        />
      ) : (
        !resume.phrases?.length && (
          <Text inherit c="dimmed">
            <Trans>Nothing was written.</Trans>
          </Text>
        )
      )}
    </Section>
  )
}
