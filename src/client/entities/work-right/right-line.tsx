import { useLingui } from '@lingui/react'
import type { BoxProps } from '@mantine/core'
import { mayStart } from '../../../contract/work-right/may-take.ts'
import type { WorkRightPerson } from '../../../contract/work-right/person.ts'
import { FitLine } from './fit-line.tsx'
import { signs } from './right-answer.tsx'
import { rightInCard } from './right-in-card.ts'
import { verdictTexts } from './verdict-texts.ts'
import type { CardWork } from './work-of-card.ts'

/** What the rules answer, in one line beside the button that applies; nothing where the reader may start at once. */
export function RightLine({ job, facts, ...props }: { job: CardWork; facts: WorkRightPerson } & BoxProps) {
  const { i18n } = useLingui()
  const { verdict } = rightInCard(facts, job)
  if (mayStart(verdict)) return null
  return (
    <FitLine icon={signs[verdict]} c={verdict === 'NO' ? 'red' : 'dark'} data-right {...props}>
      {i18n._(verdictTexts[verdict])}
    </FitLine>
  )
}
