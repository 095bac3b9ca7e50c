import { useLingui } from '@lingui/react'
import { rightInCard } from './right-in-card.ts'
import type { WorkRightPerson } from '../../../contract/work-right/person.ts'
import { verdictMarks } from './verdict-texts.ts'
import type { CardWork } from './work-of-card.ts'
import classes from './work-right.module.css'

/** One quiet mark on a card. */
export function RightMark({ job, facts }: { job: CardWork; facts: WorkRightPerson }) {
  const { i18n } = useLingui()
  const { verdict } = rightInCard(facts, job)
  return (
    <span className={classes.mark} data-verdict={verdict}>
      {i18n._(verdictMarks[verdict])}
    </span>
  )
}
