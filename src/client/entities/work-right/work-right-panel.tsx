import { useLingui } from '@lingui/react'
import { Stack } from '@mantine/core'
import { rightInCard } from './right-in-card.ts'
import { FactsFields } from './facts-fields.tsx'
import { keepOwnFacts, useOwnFacts } from './own-facts.ts'
import { RightAnswer } from './right-answer.tsx'
import { throughCentre, verdictTexts } from './verdict-texts.ts'
import { StaysHere } from './stays-here.tsx'
import type { CardWork } from './work-of-card.ts'

/** Asks for the reader's status, which stays on the device, and answers for one job. Works without network. */
export function WorkRightPanel({ job }: { job: CardWork }) {
  const { i18n } = useLingui()
  const facts = useOwnFacts()
  const right = facts && rightInCard(facts, job)
  return (
    <Stack gap="sm" mt="sm">
      <FactsFields facts={facts} onChange={keepOwnFacts} />
      <StaysHere />
      {right && <RightAnswer right={right} title={i18n._(verdictTexts[right.verdict])} />}
      {right?.verdict === 'EMPLOYMENT_CENTRE' && <p>{i18n._(throughCentre)}</p>}
    </Stack>
  )
}
