import { Trans, useLingui } from '@lingui/react/macro'
import { Group } from '@mantine/core'
import { useSession } from '../../../api/session.ts'
import { keepOwnFacts, ownFacts } from '../../../entities/work-right/own-facts.ts'
import { RightAnswer } from '../../../entities/work-right/right-answer.tsx'
import { StaysHere } from '../../../entities/work-right/stays-here.tsx'
import { verdictTextsOfAnyone } from '../../../entities/work-right/verdict-texts.ts'
import { categoryLabels } from '../../../i18n/labels.ts'
import { ButtonLink } from '../../../ui/link.tsx'
import { type Asked, rightTo, isSameForAllWork, worksByVerdict } from './visa-verdicts.ts'

interface VisaAnswerProps extends Asked {
  /** Whether the reader asks for themselves. */
  isOwn: boolean
}

/** The answer for a status, a kind of work and its hours, by the rules that postings are judged by. */
export function VisaAnswer({ isOwn, ...asked }: VisaAnswerProps) {
  const { i18n } = useLingui()
  const right = rightTo(asked)
  const isSame = isSameForAllWork(right)
  const groups = isSame ? [] : worksByVerdict(asked)
  // The list has jobs of which nothing is known as well.
  const hasJobs = (isSame ? [right] : groups).some(({ verdict }) => verdict !== 'NO')
  return (
    <>
      <RightAnswer
        right={isSame ? right : { ...right, reasons: [] }}
        title={
          <>
            {asked.code}:{' '}
            {isSame ? (
              i18n._(verdictTextsOfAnyone[right.verdict])
            ) : (
              <Trans>It depends on the kind of work</Trans>
            )}
          </>
        }
      >
        {groups.map(({ verdict, works }) => (
          <p key={verdict}>
            <b>{i18n._(verdictTextsOfAnyone[verdict])}:</b>{' '}
            {works.map((work) => i18n._(categoryLabels[work])).join(', ')}
          </p>
        ))}
      </RightAnswer>
      {isOwn && <StaysHere />}
      {isOwn && <Ways code={asked.code} work={asked.work} hasJobs={hasJobs} />}
    </>
  )
}

interface WaysProps extends Pick<Asked, 'code' | 'work'> {
  hasJobs: boolean
}

/** To the jobs that the status allows, and to companies that help with a visa: no company can do so for E-9. */
function Ways({ code, work, hasJobs }: WaysProps) {
  // Employers have no list of jobs that they may take.
  const isEmployer = useSession()?.role === 'EMPLOYER'
  const search = work && { jobCategories: work }
  // The status may come from the address alone.
  const keep = () => {
    if (ownFacts()?.visaStatus !== code) keepOwnFacts({ visaStatus: code })
  }
  return (
    <Group gap="xs" align="stretch">
      {hasJobs && !isEmployer && (
        <ButtonLink to="/recruitInfo" search={{ mayTake: 'true', ...search }} variant="light" onClick={keep}>
          <Trans>Jobs I may take</Trans>
        </ButtonLink>
      )}
      {code !== 'E-9' && (
        <ButtonLink to="/recruitInfo" search={{ visaAvailable: 'true', ...search }} variant="light">
          <Trans>Jobs with visa support</Trans>
        </ButtonLink>
      )}
    </Group>
  )
}
