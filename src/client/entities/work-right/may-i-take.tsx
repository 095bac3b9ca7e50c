import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { lazy, useState } from 'react'
import { landingTexts, rightsTexts } from '../../i18n/activate-language.ts'
import { Optional } from '../../ui/field/optional.tsx'
import { useOwnFacts } from './own-facts.ts'
import type { CardWork } from './work-of-card.ts'

const WorkRightPanel = lazy(() =>
  Promise.all([import('./work-right-panel.tsx'), rightsTexts(), landingTexts()]).then(([module]) => ({
    default: module.WorkRightPanel,
  })),
)

/** Opens the answer on the right to work; it is shown at once to readers who gave their status. */
export function MayITake({ job }: { job: CardWork }) {
  const facts = useOwnFacts()
  const [isOpen, setIsOpen] = useState<boolean>()
  const isShown = isOpen ?? facts !== null
  return (
    <>
      <Button variant="light" size="sm" mt="md" aria-expanded={isShown} onClick={() => setIsOpen(!isShown)}>
        <Trans>May I take this job?</Trans>
      </Button>
      <Optional>{isShown && <WorkRightPanel job={job} />}</Optional>
    </>
  )
}
