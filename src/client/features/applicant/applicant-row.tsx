import { Trans, useLingui } from '@lingui/react/macro'
import type { Applicant } from '../../../contract/employer/applicant.ts'
import { daysSince, useFormat } from '../../i18n/format.ts'
import { workTypeLabels } from '../../i18n/candidate-labels.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { careerParts } from '../../entities/applicant/career-text.ts'
import { DecisionButtons } from '../../entities/applicant/decision-buttons.tsx'
import { useApplicationDecision } from '../../entities/applicant/decision.ts'
import { countryName } from '../../entities/country/country-name.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { KoreanLevel } from '../../entities/candidate/korean-level.tsx'
import { Hidden } from '../../ui/page/page.tsx'
import classes from './applicant-panel.module.css'

interface ApplicantRowProps {
  applicant: Applicant
  job: { id: string; title: string }
  page: number
  dataTime: number
}

/** One applicant with the decision buttons; a dot until the resume has been read. */
export function ApplicantRow({ applicant, job: posting, page, dataTime }: ApplicantRowProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const langCode = useLanguage()
  const decision = useApplicationDecision()(applicant, dataTime)
  const isUnread = decision.status === 'SENT'
  const [career] = careerParts(i18n, applicant.jobCategoryPeriodTypeMap)
  return (
    <tr className={classes.row} data-unread={isUnread || undefined}>
      <th scope="row" className={classes.name}>
        {isUnread && (
          <span className={classes.dot}>
            <Hidden>
              <Trans>Unread</Trans>
            </Hidden>
          </span>
        )}
        <bdi>{applicant.name}</bdi>
        <ConfirmedContact applicant={applicant} />
      </th>
      <td className={classes.country}>
        {countryName(applicant.countryIsoCode, langCode) ?? <Trans>Other country</Trans>}
      </td>
      <td className={classes.residence}>{i18n._(workTypeLabels[applicant.workType])}</td>
      <td className={classes.korean}>
        <KoreanLevel level={applicant.koreanCapability} />
      </td>
      <td className={classes.career}>
        {career ? `${career.sector} ${career.period}` : <Trans>No experience given</Trans>}
      </td>
      <td className={classes.applied}>
        <time dateTime={applicant.createdDate} title={format.moment(applicant.createdDate)}>
          {daysSince(applicant.createdDate) === 0
            ? format.moment(applicant.createdDate)
            : format.daysAgo(applicant.createdDate)}
        </time>
      </td>
      <td className={classes.actions}>
        <LinkButton
          to="/showResume"
          search={{
            id: applicant.resumeId,
            application: applicant.id,
            job: posting.id,
            ...(page > 1 ? { page } : {}),
          }}
          size="sm"
          variant={isUnread ? 'light' : 'outline'}
        >
          {isUnread ? <Trans>View resume</Trans> : <Trans>View again</Trans>}
        </LinkButton>
        <DecisionButtons application={applicant} jobTitle={posting.title} decision={decision} compact />
      </td>
    </tr>
  )
}

/** Which of the applicant's contacts are verified. */
function ConfirmedContact({ applicant }: { applicant: Applicant }) {
  const { cellphoneVerified, emailVerified } = applicant
  // Answers cached by an older build lack the field.
  if (cellphoneVerified === undefined) return null
  return (
    <span className={classes.confirmed}>
      {cellphoneVerified && emailVerified ? (
        <Trans>Phone and email confirmed</Trans>
      ) : cellphoneVerified ? (
        <Trans>Phone confirmed</Trans>
      ) : emailVerified ? (
        <Trans>Email confirmed</Trans>
      ) : (
        <Trans>Phone and email not confirmed</Trans>
      )}
    </span>
  )
}
