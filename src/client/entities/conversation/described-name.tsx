import type { Conversation } from '../../../contract/message/conversation.ts'
import { headlineOf } from '../../../contract/work/headline.ts'
import { ShownTitle } from '../job/job-title.tsx'
import { useSay } from '../phrase/use-say.ts'

export type DescribedJob = Conversation['job']

/** The headline of a job from its codes, in the language of the screen whichever the answer was in. */
export function DescribedName({ job }: { job: DescribedJob }) {
  const say = useSay()
  const { title, occupations = [], phrases = [], jobCategories = [], numberOfPersons = 1 } = job
  const headline = headlineOf(
    {
      occupations: occupations.map(({ code }) => code),
      phrases: phrases.map(({ code }) => code),
      categories: jobCategories,
      numberOfPersons,
    },
    say,
  )
  return <ShownTitle job={{ title, headline }} />
}
