import { Trans, useLingui } from '@lingui/react/macro'
import { Flex, Group, Text } from '@mantine/core'
import type { Applicant } from '../../../contract/employer/applicant.ts'
import { ApplicantNote } from '../../entities/applicant/applicant-note.tsx'
import { ApplicantRight } from '../../entities/applicant/applicant-right.tsx'
import { careerTexts } from '../../entities/applicant/career-text.ts'
import type { ApplicationDecision } from '../../entities/applicant/decision.ts'
import { DecisionButtons } from '../../entities/applicant/decision-buttons.tsx'
import { StageBadge } from '../../entities/applicant/stage-badge.tsx'
import { InterviewTime } from '../../entities/application/interview-time.tsx'
import { KoreanLevel } from '../../entities/candidate/korean-level.tsx'
import { ConversationButton } from '../../entities/conversation/conversation-button.tsx'
import { countryName } from '../../entities/country/country-name.ts'
import { workTypeLabels } from '../../i18n/candidate-labels.ts'
import { daysSince, useFormat } from '../../i18n/format.ts'
import { langOfKorean } from '../../i18n/lang-of-korean.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { ButtonLink } from '../../ui/link.tsx'
import classes from './applicant-cells.module.css'

/** An applicant as a row of the table. */
export interface ShownApplicant {
  id: string
  applicant: Applicant
  job: { id: string; title: string }
  decision: ApplicationDecision
  /** Whether times for an interview wait for the applicant's answer. */
  hasOfferedTimes: boolean
  dataTime: number
}

/** Who it is, how far their application is, and the note about them. */
export function ApplicantName({ row }: { row: ShownApplicant }) {
  const { applicant, job, decision, hasOfferedTimes, dataTime } = row
  const isUnread = decision.stage === 'SENT'
  return (
    <>
      <Group gap="xs" fz="md" fw={isUnread ? 700 : 400}>
        <bdi lang={langOfKorean(applicant.name)}>{applicant.name}</bdi>
        <StageBadge stage={decision.stage} hasOfferedTimes={hasOfferedTimes} />
      </Group>
      <Flex direction="column" fz="sm" fw={700}>
        <InterviewTime application={applicant} stage={decision.stage} />
      </Flex>
      <ConfirmedContact applicant={applicant} />
      <ApplicantNote application={applicant} jobTitle={job.title} dataTime={dataTime} />
    </>
  )
}

type CellProps = Pick<ShownApplicant, 'applicant'>

/** Where the applicant is from, how they stay, and whether they may do the work. */
export function Residence({ applicant }: CellProps) {
  const { i18n } = useLingui()
  const langCode = useLanguage()
  return (
    <>
      {countryName(applicant.countryIsoCode, langCode) ?? <Trans>Other country</Trans>}
      <Text size="sm" c="dimmed">
        {i18n._(workTypeLabels[applicant.workType])}
      </Text>
      <ApplicantRight workRight={applicant.workRight} isInList />
    </>
  )
}

export function KoreanAndCareer({ applicant }: CellProps) {
  const { i18n } = useLingui()
  const [career] = careerTexts(i18n, applicant.jobCategoryPeriodTypeMap)
  return (
    <>
      <KoreanLevel level={applicant.koreanCapability} />
      <Text size="sm" c="dimmed">
        {career ?? <Trans>No experience added</Trans>}
      </Text>
    </>
  )
}

/** How long ago on a screen; on paper, which stays, the day and time. */
export function AppliedDate({ instant }: { instant: string }) {
  const format = useFormat()
  return (
    <>
      <time dateTime={instant} title={format.dateTime(instant)} data-no-print>
        {daysSince(instant) === 0 ? format.moment(instant) : format.daysAgo(instant)}
      </time>
      <time className={classes.printed} dateTime={instant}>
        {format.dateTime(instant)}
      </time>
    </>
  )
}

interface ApplicantActionsProps {
  row: ShownApplicant
  page: number
}

export function ApplicantActions({ row: { applicant, job, decision }, page }: ApplicantActionsProps) {
  return (
    <Flex wrap="wrap" gap="xs" justify={{ base: 'flex-start', sm: 'flex-end' }} data-no-print>
      <ButtonLink
        to="/showResume"
        search={{
          id: applicant.resumeId,
          application: applicant.id,
          job: job.id,
          ...(page > 1 ? { page } : {}),
        }}
        size="sm"
        variant={decision.stage === 'SENT' ? 'light' : 'default'}
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
      <DecisionButtons application={applicant} jobTitle={job.title} decision={decision} compact offersTime />
    </Flex>
  )
}

/** Which of the applicant's contacts are confirmed (`…Verified` in the API). */
function ConfirmedContact({ applicant }: CellProps) {
  const { cellphoneVerified, emailVerified } = applicant
  // Answers cached by an older build lack the field.
  if (cellphoneVerified === undefined) return null
  return (
    <Text size="sm" fw={400} c="dimmed">
      {cellphoneVerified && emailVerified ? (
        <Trans>Phone and email verified</Trans>
      ) : cellphoneVerified ? (
        <Trans>Phone verified</Trans>
      ) : emailVerified ? (
        <Trans>Email verified</Trans>
      ) : (
        <Trans>Phone and email not verified</Trans>
      )}
    </Text>
  )
}
