import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Flex } from '@mantine/core'
import { CallIcon } from '../../ui/icon/icons.tsx'
import { useOwnFacts } from './own-facts.ts'
import { mayStart } from '../../../contract/work-right/may-take.ts'
import { rightInCard } from './right-in-card.ts'
import { RightLine } from './right-line.tsx'
import { throughCentre, whose15770071 } from './verdict-texts.ts'
import type { CardWork } from './work-of-card.ts'

/** What an applicant still needs before the work starts, and whom to call about it; nothing where they may start. */
export function NextStep({ job }: { job: CardWork }) {
  const { i18n } = useLingui()
  const facts = useOwnFacts()
  if (!facts) return null
  const { verdict } = rightInCard(facts, job)
  if (mayStart(verdict)) return null
  const isThroughCentre = verdict === 'EMPLOYMENT_CENTRE'
  return (
    <Flex columnGap="sm" align="center" wrap="wrap" mt="xs">
      <RightLine job={job} facts={facts} w="auto" miw={0} mb={0} />
      {isThroughCentre && (
        <p>
          {i18n._(throughCentre)} {i18n._(whose15770071)}
        </p>
      )}
      <Button
        component="a"
        href={isThroughCentre ? 'tel:15770071' : 'tel:1345'}
        variant="subtle"
        color="gray"
        size="sm"
        leftSection={<CallIcon size={20} />}
      >
        {isThroughCentre ? (
          <Trans>Call, with interpreter: 1577-0071</Trans>
        ) : (
          <Trans>Call immigration: 1345</Trans>
        )}
      </Button>
    </Flex>
  )
}
