import { Trans, useLingui } from '@lingui/react/macro'
import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { JobDetail } from '../../../../contract/job/job.ts'
import { mayStart } from '../../../../contract/work-right/may-take.ts'
import { readStatus } from '../../../../contract/work-right/person.ts'
import type { WorkRightVerdict } from '../../../../reference/work-rights/vocabulary.ts'
import { PermitNote, applicantRightText } from '../../../entities/applicant/applicant-right.tsx'
import { jobById } from '../../../entities/job/job-query.ts'
import { rightInCard } from '../../../entities/work-right/right-in-card.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { CheckIcon, TriangleIcon } from '../../../ui/icon/icons.tsx'
import classes from '../conversation.module.css'

interface VisaNoteProps {
  /** As the worker named it. */
  visa: string
  /** Null if the conversation is about no posting. */
  jobId: string | null
}

/** What the rules say of a named status for the posting's work; without a posting, what to see to before work starts. */
export function VisaNote({ visa, jobId }: VisaNoteProps) {
  const { data, isLoading } = useQuery({ ...jobById(jobId ?? '', useLanguage()), enabled: jobId !== null })
  if (isLoading) return null
  if (data) return <Verdict visa={visa} job={data.data} />
  return (
    <Note>
      <p>
        <PermitNote />
      </p>
    </Note>
  )
}

function Verdict({ visa, job }: { visa: string; job: JobDetail }) {
  const { i18n } = useLingui()
  const { verdict } = rightInCard({ visaStatus: visa }, job)
  const [work, ...others] = job.jobCategories
  return (
    <Note verdict={verdict}>
      <p>
        <b>
          {visa} · {i18n._(applicantRightText(verdict))}
        </b>
      </p>
      {verdict === 'EMPLOYMENT_CENTRE' && (
        <p>
          <PermitNote />
        </p>
      )}
      <Link
        to="/landing"
        hash="visa-check"
        search={{
          for: 'company',
          visa: readStatus(visa)?.status,
          work: others.length === 0 ? work : undefined,
        }}
        className={classes.action}
      >
        <Trans>Can this person work for us?</Trans>
      </Link>
    </Note>
  )
}

function Note({ verdict, children }: { verdict?: WorkRightVerdict; children: ReactNode }) {
  const isFine = verdict !== undefined && mayStart(verdict)
  const Sign = isFine ? CheckIcon : TriangleIcon
  return (
    <Alert
      role="note"
      color={isFine ? 'green' : verdict === 'NO' ? 'red' : 'amber'}
      icon={<Sign size={18} />}
    >
      {children}
    </Alert>
  )
}
