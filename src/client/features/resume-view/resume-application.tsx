import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { getAnnouncement } from '../../../contract/announcement.ts'
import type { Applicant } from '../../../contract/applicant.ts'
import type { Resume } from '../../../contract/resume.ts'
import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { applicantsPage } from '../../lib/applicant/applicants-reading.ts'
import { DecisionButtons } from '../../lib/applicant/decision-buttons.tsx'
import { markRead, useStanding } from '../../lib/applicant/decision.ts'
import { reading, seenAt } from '../../lib/reading.ts'
import { useSend } from '../../offline/sending.ts'
import { Section } from '../../ui/page.tsx'
import type { ResumeSearch } from './resume-search.ts'
import classes from './resume-application.module.css'

/** The application that a resume came with; having it on the screen marks it as read. */
export function ResumeApplication({ resume, search }: { resume: Resume; search: ResumeSearch }) {
  const { posting, application: id, page = 1 } = search
  const result = useQuery({
    ...applicantsPage(posting ?? '', page),
    enabled: posting !== undefined && id !== undefined,
  })
  if (posting === undefined || id === undefined) return null
  const application = result.data?.data.find((each) => each.id === id)
  if (!application || application.resumeId !== resume.resumeId) return null
  return <Application application={application} posting={posting} seenAt={seenAt(result)} />
}

interface ApplicationProps {
  application: Applicant
  posting: string
  seenAt: number
}

function Application({ application, posting, seenAt: seen }: ApplicationProps) {
  const { t } = useLingui()
  const format = useFormat()
  const title = usePostingTitle(posting)
  const standing = useStanding()(application, seen)
  const { mutate } = useSend(markRead)
  const isUnread = standing.status === 'SENT'
  const { id, name } = application
  // Once a visit: what the server refuses would otherwise be sent again and again.
  const marked = useRef<string>(undefined)
  useEffect(() => {
    if (!isUnread || title === undefined || marked.current === id) return
    marked.current = id
    mutate({ params: { id }, body: { status: 'READ' }, title: { title, company: name } })
  }, [isUnread, id, name, title, mutate])
  return (
    <Section surface id="application" title={<Trans>Application</Trans>}>
      <p className={classes.what}>
        <b lang="ko">{title ?? ''}</b>
        <span>
          <Trans>Applied</Trans> {format.moment(application.createdDate)}
        </span>
      </p>
      <DecisionButtons application={application} posting={title ?? t`Application`} standing={standing} />
    </Section>
  )
}

/** Undefined until it is known; empty where it cannot be. */
function usePostingTitle(id: string): string | undefined {
  const result = useQuery(reading(getAnnouncement, { params: { id }, query: { langCode: useLanguage() } }))
  return result.data?.data.title ?? (result.isError ? '' : undefined)
}
