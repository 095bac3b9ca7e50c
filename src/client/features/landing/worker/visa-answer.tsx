import { Trans, useLingui } from '@lingui/react/macro'
import { Group, Stack } from '@mantine/core'
import { maxHoursOf } from '../../../../contract/work-right/hours-limit.ts'
import type { WorkRightPerson } from '../../../../contract/work-right/person.ts'
import { useSession } from '../../../api/session.ts'
import { FurtherFacts } from '../../../entities/work-right/facts-fields.tsx'
import { keepOwnFacts, useOwnFacts } from '../../../entities/work-right/own-facts.ts'
import { RightAnswer } from '../../../entities/work-right/right-answer.tsx'
import { StaysHere } from '../../../entities/work-right/stays-here.tsx'
import { verdictTextsOfAnyone } from '../../../entities/work-right/verdict-texts.ts'
import { categoryLabels } from '../../../i18n/labels.ts'
import { ButtonLink } from '../../../ui/link.tsx'
import { usePhone } from '../../../browser/use-phone.ts'
import { type Asked, shownReasons, rightTo, isSameForAllWork, worksByVerdict } from './visa-verdicts.ts'

interface VisaAnswerProps extends Asked {
  /** Whether the reader asks for themselves. */
  isOwn: boolean
}

/** The answer for a status, a kind of work and its hours, by the rules that postings are judged by. */
export function VisaAnswer({ isOwn, ...question }: VisaAnswerProps) {
  const { i18n } = useLingui()
  const isPhone = usePhone()
  const facts = useFactsFor(question.code, isOwn)
  const asked = { ...question, facts }
  const right = rightTo(asked)
  const isSame = isSameForAllWork(right)
  const groups = isSame ? [] : worksByVerdict(asked)
  // The list has jobs of which nothing is known as well.
  const hasJobs = (isSame ? [right] : groups).some(({ verdict }) => verdict !== 'NO')
  return (
    <Stack
      key={[asked.code, asked.work, asked.weekdayHours].join(' ')}
      ref={isPhone ? showWhenAsked : null}
      gap="sm"
      style={{ scrollMarginTop: '6rem' }}
    >
      {facts && <FurtherFacts facts={facts} onChange={keepOwnFacts} />}
      <RightAnswer
        right={{ ...right, reasons: shownReasons(asked) }}
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
      {isOwn && <Ways {...asked} hasJobs={hasJobs} />}
    </Stack>
  )
}

/** On a phone the answer stands below the fields: what was just asked there is shown from its beginning. */
function showWhenAsked(answer: HTMLDivElement | null): void {
  if (document.activeElement?.closest('#visa-check')) answer?.scrollIntoView({ block: 'nearest' })
}

/** What a worker said of their stay; the status may come from the address alone. Employers have no list of their own. */
function useFactsFor(code: string, isOwn: boolean): WorkRightPerson | undefined {
  const own = useOwnFacts()
  const isEmployer = useSession()?.role === 'EMPLOYER'
  if (!isOwn || isEmployer) return undefined
  return own?.visaStatus === code ? own : { visaStatus: code }
}

interface WaysProps extends Pick<Asked, 'code' | 'work' | 'facts'> {
  hasJobs: boolean
}

/** To the jobs that the status allows, and to companies that help with a visa: no company can do so for E-9. */
function Ways({ code, work, facts, hasJobs }: WaysProps) {
  const search = work && { jobCategories: work }
  return (
    <Group gap="xs" align="stretch">
      {hasJobs && facts && (
        <ButtonLink
          to="/recruitInfo"
          search={{ mayTake: 'true', maxHours: maxHoursOf(facts), ...search }}
          variant="light"
          onClick={() => keepOwnFacts(facts)}
        >
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
