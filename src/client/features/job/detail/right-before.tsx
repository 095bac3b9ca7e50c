import { useOwnFacts } from '../../../entities/work-right/own-facts.ts'
import type { CardWork } from '../../../entities/work-right/work-of-card.ts'
import { rightsTexts } from '../../../i18n/activate-language.ts'
import { optionalPart } from '../../../ui/field/optional.tsx'

const RightLine = optionalPart(
  () => import('../../../entities/work-right/right-line.tsx'),
  'RightLine',
  rightsTexts,
)

/** What the reader's status means for the job, beside the application; it stops nobody. */
export function RightBefore({ job }: { job: CardWork }) {
  const facts = useOwnFacts()
  return facts && <RightLine job={job} facts={facts} />
}
