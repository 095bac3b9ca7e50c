import { useLingui } from '@lingui/react'
import { mayStart } from '../../../contract/work-right/may-take.ts'
import type { WorkRightPerson } from '../../../contract/work-right/person.ts'
import { signs } from './right-answer.tsx'
import { rightInCard } from './right-in-card.ts'
import { throughCentre, verdictTexts } from './verdict-texts.ts'
import type { CardWork } from './work-of-card.ts'
import classes from './work-right.module.css'

interface RightLineProps {
  job: CardWork
  facts: WorkRightPerson
  /** Whether the reader has yet to apply. */
  isApplying: boolean
}

/** What the rules answer, in one line beside the button that applies; nothing where the reader may start at once. */
export function RightLine({ job, facts, isApplying }: RightLineProps) {
  const { i18n } = useLingui()
  const { verdict } = rightInCard(facts, job)
  if (mayStart(verdict)) return null
  const Sign = signs[verdict]
  return (
    <>
      <p className={classes.line} data-right data-verdict={verdict}>
        <Sign size={16} />
        {i18n._(verdictTexts[verdict])}
      </p>
      {isApplying && verdict === 'EMPLOYMENT_CENTRE' && (
        <p className={classes.source}>{i18n._(throughCentre)}</p>
      )}
    </>
  )
}
