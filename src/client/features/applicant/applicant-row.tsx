import { Trans, useLingui } from '@lingui/react/macro'
import type { Applicant } from '../../../contract/employer/applicant.ts'
import { daysSince, useFormat } from '../../i18n/format.ts'
import { applicantStageLabels, workTypeLabels } from '../../i18n/candidate-labels.ts'
import { langOfKorean } from '../../i18n/lang-of-korean.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { careerTexts } from '../../entities/applicant/career-text.ts'
import { ApplicantNote } from '../../entities/applicant/applicant-note.tsx'
import { ApplicantRight } from '../../entities/applicant/applicant-right.tsx'
import { DecisionButtons } from '../../entities/applicant/decision-buttons.tsx'
import { useApplicationDecision } from '../../entities/applicant/decision.ts'
import { InterviewTime } from '../../entities/application/interview-time.tsx'
import { ConversationButton } from '../../entities/conversation/conversation-button.tsx'
import { countryName } from '../../entities/country/country-name.ts'
import { ButtonLink } from '../../ui/link.tsx'
import { KoreanLevel } from '../../entities/candidate/korean-level.tsx'
import classes from './applicant-table.module.css'

interface ApplicantRowProps {
  applicant: Applicant
  job: { id: string; title: string }
  /** Whether to name the job. */
  isJobShown: boolean
  page: number
  dataTime: number
}

/** One applicant with stage, note and decision buttons. */
export function ApplicantRow({ applicant, job, isJobShown, page, dataTime }: ApplicantRowProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const decision = useApplicationDecision()(applicant, dataTime)
  const isUnread = decision.stage === 'SENT'
  const [career] = careerTexts(i18n, applicant.jobCategoryPeriodTypeMap)
  return (
    <tr className={classes.row} data-unread={isUnread || undefined}>
      <th scope="row" className={classes.name}>
        <bdi lang={langOfKorean(applicant.name)}>{applicant.name}</bdi>
        <span className={classes.stage} data-stage={decision.stage}>
          {i18n._(applicantStageLabels[decision.stage])}
        </span>
        <InterviewTime application={applicant} stage={decision.stage} className={classes.interview} />
        {isJobShown && (
          <bdi className={classes.job} lang="ko">
            {job.title}
          </bdi>
        )}
        <ConfirmedContact applicant={applicant} />
        <ApplicantNote application={applicant} jobTitle={job.title} dataTime={dataTime} />
      </th>
      <Residence applicant={applicant} />
      <td className={classes.skill}>
        <KoreanLevel level={applicant.koreanCapability} />
        <span className={classes.second}>{career ?? <Trans>No experience added</Trans>}</span>
      </td>
      <td className={classes.applied}>
        <time
          className={classes.relative}
          dateTime={applicant.createdDate}
          title={format.dateTime(applicant.createdDate)}
        >
          {daysSince(applicant.createdDate) === 0
            ? format.moment(applicant.createdDate)
            : format.daysAgo(applicant.createdDate)}
        </time>
        <time className={classes.printed} dateTime={applicant.createdDate}>
          {format.dateTime(applicant.createdDate)}
        </time>
      </td>
      <td className={classes.actions} data-no-print>
        <ButtonLink
          to="/showResume"
          search={{
            id: applicant.resumeId,
            application: applicant.id,
            job: job.id,
            ...(page > 1 ? { page } : {}),
          }}
          size="sm"
          variant={isUnread ? 'light' : 'default'}
        >
          <Trans>View resume</Trans>
        </ButtonLink>
        {(applicant.conversationId != null || applicant.stage !== 'REJECTED') && (
          <ConversationButton
            about={{ applicationId: applicant.id }}
            id={applicant.conversationId}
            unread={applicant.unreadMessages}
            compact
          />
        )}
        <DecisionButtons
          application={applicant}
          jobTitle={job.title}
          decision={decision}
          compact
          offersTime
        />
      </td>
    </tr>
  )
}

/** Where the applicant is from, how they stay, and whether they may do the work. */
function Residence({ applicant }: { applicant: Applicant }) {
  const { i18n } = useLingui()
  const langCode = useLanguage()
  return (
    <td className={classes.person}>
      <div>
        {countryName(applicant.countryIsoCode, langCode) ?? <Trans>Other country</Trans>}
        <span className={classes.second}>{i18n._(workTypeLabels[applicant.workType])}</span>
      </div>
      <ApplicantRight workRight={applicant.workRight} />
    </td>
  )
}

/** Which of the applicant's contacts are confirmed (`…Verified` in the API). */
function ConfirmedContact({ applicant }: { applicant: Applicant }) {
  const { cellphoneVerified, emailVerified } = applicant
  // Answers cached by an older build lack the field.
  if (cellphoneVerified === undefined) return null
  return (
    <span className={classes.confirmed}>
      {cellphoneVerified && emailVerified ? (
        <Trans>Phone and email verified</Trans>
      ) : cellphoneVerified ? (
        <Trans>Phone verified</Trans>
      ) : emailVerified ? (
        <Trans>Email verified</Trans>
      ) : (
        <Trans>Phone and email not verified</Trans>
      )}
    </span>
  )
}
