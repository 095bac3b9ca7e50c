import { readsKorean } from '../../../reference/name-in.ts'
import { workTexts } from '../../i18n/activate-language.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { lazyPart, Optional } from '../../ui/field/optional.tsx'
import { ShownTitle } from '../job/job-title.tsx'
import type { DescribedJob } from './described-name.tsx'

const DescribedName = lazyPart(async () => (await import('./described-name.tsx')).DescribedName, workTexts)

/** What the job of a conversation is called: stored answers follow the language without a network. */
export function JobName({ job }: { job: DescribedJob }) {
  const isRead = readsKorean(useLanguage())
  const answered = <ShownTitle job={job} />
  if (isRead || job.occupations === undefined) return answered
  return (
    <Optional fallback={answered}>
      <DescribedName job={job} />
    </Optional>
  )
}
