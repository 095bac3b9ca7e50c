import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { BETWEEN_FACTS } from '../../../contract/base/between-facts.ts'
import { rightColors } from '../work-right/right-colors.ts'
import type { Applicant } from '../../../contract/employer/applicant.ts'

type WorkRight = NonNullable<Applicant['workRight']>

const verdictTexts: Record<WorkRight, MessageDescriptor> = {
  YES: msg`Status: may do this work`,
  WITHIN_LIMITS: msg`Status: may do this work within limits`,
  PERMIT_FIRST: msg`Status: needs a permit for this work`,
  EMPLOYMENT_CENTRE: msg`Status: only through the employment center`,
  NOT_KNOWN: msg`Status: unclear for this work, ask 1345`,
  NO: msg`Status: does not allow this work`,
}

/** Whether an applicant may do the work, as one line; null if they gave no status of residence. */
export const applicantRightText = (workRight: WorkRight | null): MessageDescriptor =>
  workRight === null ? msg`Status not given: check the residence card` : verdictTexts[workRight]

/** The same in a column that says what it is about. */
export const shortRightTexts: Record<WorkRight | 'NONE', MessageDescriptor> = {
  YES: msg({ message: 'Allowed', comment: 'Whether a status of residence allows the work of a job' }),
  WITHIN_LIMITS: msg({
    message: 'Within limits',
    comment: 'Whether a status of residence allows the work of a job',
  }),
  PERMIT_FIRST: msg`Permit needed first`,
  EMPLOYMENT_CENTRE: msg`Via employment center`,
  NOT_KNOWN: msg`Ask 1345`,
  NO: msg({ message: 'Not allowed', comment: 'Whether a status of residence allows the work of a job' }),
  NONE: msg`Not given`,
}

/** Says once above a list what a status that was not given means. */
export function NoStatusNote({ applicants }: { applicants: readonly Pick<Applicant, 'workRight'>[] }) {
  if (!applicants.some(({ workRight }) => workRight === null)) return null
  return (
    <Text pb="xs" size="sm" c="dimmed" data-no-print>
      <Trans>Where no status of residence is given, check the residence card.</Trans> <StatusLink />
    </Text>
  )
}

const StatusLink = () => (
  <Text
    inherit
    td="underline"
    renderRoot={(props) => <Link {...props} to="/landing" search={{ for: 'company' }} hash="visa-check" />}
  >
    <Trans comment="Link to a page where a status of residence and a kind of work are chosen">
      What each status allows
    </Trans>
  </Text>
)

interface ApplicantRightProps extends Pick<Applicant, 'workRight'> {
  /** In a list that says once what a missing status means. */
  isInList?: boolean
}

/** Whether an applicant may do the work they applied for. Answers cached by an older build do not say. */
export function ApplicantRight({ workRight, isInList = false }: ApplicantRightProps) {
  const { i18n } = useLingui()
  if (workRight === undefined) return null
  return (
    <Text span display="block" size="sm" c={workRight === null ? 'dimmed' : rightColors[workRight]}>
      {workRight === null && isInList ? (
        <Trans>Status not given</Trans>
      ) : (
        i18n._(applicantRightText(workRight))
      )}
      {workRight === null && !isInList && (
        <>
          {BETWEEN_FACTS}
          <StatusLink />
        </>
      )}
    </Text>
  )
}

/** What employers must see to before an applicant starts to work (Act on the Employment of Foreign Workers art. 8, 12). */
export function PermitNote() {
  return (
    <Trans>
      Check the residence card before the work starts. First get from the employment center (고용센터) an
      employment permit (고용허가) for E-9, or a certificate for special hiring (특례고용가능확인서) for H-2.
    </Trans>
  )
}
