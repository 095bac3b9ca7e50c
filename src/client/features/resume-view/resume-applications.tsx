import { Trans } from '@lingui/react/macro'
import { Box, Flex, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { getAnnouncement } from '../../../contract/job/announcement.ts'
import type { ResumeApplication } from '../../../contract/employer/applicant.ts'
import type { Resume } from '../../../contract/candidate/resume.ts'
import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { applicantsPage, applicationsOfResume } from '../../entities/applicant/applicants-query.ts'
import { ApplicantNote } from '../../entities/applicant/applicant-note.tsx'
import { ApplicantRight } from '../../entities/applicant/applicant-right.tsx'
import { DecisionButtons } from '../../entities/applicant/decision-buttons.tsx'
import { markRead, useApplicationDecision } from '../../entities/applicant/decision.ts'
import { ConversationButton } from '../../entities/conversation/conversation-button.tsx'
import { InterviewTime } from '../../entities/application/interview-time.tsx'
import { langOfKorean } from '../../i18n/lang-of-korean.ts'
import { useMayAct } from '../../entities/member/company-right.tsx'
import { queryFor, dataTimeOf } from '../../api/query-for.ts'
import { useSend } from '../../offline/outbox/sending.ts'
import { Section } from '../../ui/page/page.tsx'
import type { ResumeSearch } from './resume-search.ts'

/** The applications of a resume. Showing them marks them as read, whichever way led here. */
export function ResumeApplications({ resume, search }: { resume: Resume; search: ResumeSearch }) {
  const result = useQuery(applicationsOfResume(resume.resumeId))
  const fromList = useFromList(resume, search, result.data === undefined)
  const own = search.application
  const all = result.data?.data.filter(({ id }) => own === undefined || id === own)
  const [shown, seen] = all ? [all, dataTimeOf(result)] : [fromList.applications, fromList.dataTime]
  return shown.map((application) => (
    <Application key={application.id} application={application} dataTime={seen} />
  ))
}

/** Offline: the application from the cached list of applicants. */
function useFromList(resume: Resume, search: ResumeSearch, enabled: boolean) {
  const { job: posting = '', application: id, page = 1 } = search
  const isNamed = posting !== '' && id !== undefined
  const result = useQuery({ ...applicantsPage(posting, page), enabled: enabled && isNamed })
  const title = useJobTitle(posting, enabled && isNamed)
  const found = result.data?.data.find((each) => each.id === id && each.resumeId === resume.resumeId)
  const applications = found && title !== undefined ? [{ ...found, jobId: posting, title }] : []
  return { applications, dataTime: dataTimeOf(result) }
}

type Shown = Pick<
  ResumeApplication,
  | 'id'
  | 'status'
  | 'stage'
  | 'interviewDate'
  | 'offeredTimes'
  | 'note'
  | 'createdDate'
  | 'name'
  | 'title'
  | 'workRight'
  | 'decidedBy'
>

function Application({ application, dataTime: seen }: { application: Shown; dataTime: number }) {
  const format = useFormat()
  const decision = useApplicationDecision()(application, seen)
  const { mutate } = useSend(markRead)
  const mayAct = useMayAct()
  const isUnread = decision.stage === 'SENT'
  const { id, name, title, decidedBy } = application
  // Once per visit: a refused command would be repeated endlessly.
  const marked = useRef(false)
  useEffect(() => {
    if (!isUnread || !mayAct || marked.current) return
    marked.current = true
    mutate({ params: { id }, body: { status: 'READ' }, title: { title, company: name } })
  }, [isUnread, mayAct, id, name, title, mutate])
  return (
    <Section surface id={`application-${id}`} title={<Trans>Application</Trans>}>
      <Flex component="p" direction="column" mb="sm">
        <b lang="ko">{title}</b>
        <Text span size="sm" c="dimmed">
          <Trans>Applied</Trans> {format.moment(application.createdDate)}
        </Text>
        <InterviewTime application={application} stage={decision.stage} />
      </Flex>
      <Right workRight={application.workRight} />
      <Box mb="sm">
        <ApplicantNote application={application} jobTitle={title} dataTime={seen} />
      </Box>
      <DecisionButtons application={application} jobTitle={title} decision={decision} offersTime />
      {decidedBy != null && (
        <Text mt="xs" size="sm" c="dimmed">
          <Trans>
            Decided by <bdi lang={langOfKorean(decidedBy)}>{decidedBy}</bdi>
          </Trans>
        </Text>
      )}
      {decision.stage !== 'REJECTED' && (
        <Box mt="sm">
          <ConversationButton about={{ applicationId: id }} id={undefined} />
        </Box>
      )}
    </Section>
  )
}

/** Whether they may do the work, and what that rests on. */
function Right({ workRight }: Pick<ResumeApplication, 'workRight'>) {
  if (workRight === undefined) return null
  return (
    <Box component="p" mb="sm">
      <ApplicantRight workRight={workRight} />
      {workRight !== null && (
        <Text span size="xs" c="dimmed">
          <Trans>
            By the status of residence that the applicant gave. Check the residence card before the work
            starts.
          </Trans>
        </Text>
      )}
    </Box>
  )
}

/** Undefined until known; empty if unavailable. */
function useJobTitle(id: string, enabled: boolean): string | undefined {
  const langCode = useLanguage()
  const result = useQuery({ ...queryFor(getAnnouncement, { params: { id }, query: { langCode } }), enabled })
  return result.data?.data.title ?? (result.isError ? '' : undefined)
}
