import { useLingui } from '@lingui/react'
import { Text } from '@mantine/core'
import { rightColors } from './right-colors.ts'
import { rightInCard } from './right-in-card.ts'
import type { WorkRightPerson } from '../../../contract/work-right/person.ts'
import { verdictMarks } from './verdict-texts.ts'
import type { CardWork } from './work-of-card.ts'

/** One quiet mark on a card. */
export function RightMark({ job, facts }: { job: CardWork; facts: WorkRightPerson }) {
  const { i18n } = useLingui()
  const { verdict } = rightInCard(facts, job)
  return (
    <Text span size="sm" fw={700} c={rightColors[verdict]} data-verdict={verdict}>
      {i18n._(verdictMarks[verdict])}
    </Text>
  )
}
