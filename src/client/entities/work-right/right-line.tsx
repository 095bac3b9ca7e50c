import { useLingui } from '@lingui/react'
import { mayStart } from '../../../contract/work-right/may-take.ts'
import type { WorkRightPerson } from '../../../contract/work-right/person.ts'
import { signs } from './right-answer.tsx'
import { rightInCard } from './right-in-card.ts'
import { verdictTexts } from './verdict-texts.ts'
import type { CardWork } from './work-of-card.ts'
import classes from './work-right.module.css'

/** What the rules answer, in one line beside the button that applies; nothing where the reader may start at once. */
export function RightLine({ job, facts }: { job: CardWork; facts: WorkRightPerson }) {
  const { i18n } = useLingui()
  const { verdict } = rightInCard(facts, job)
  if (mayStart(verdict)) return null
  const Sign = signs[verdict]
  return (
    <p className={classes.line} data-right data-verdict={verdict}>
      <Sign size={16} />
      {i18n._(verdictTexts[verdict])}
    </p>
  )
}
