import { createFileRoute } from '@tanstack/react-router'
import { myResume, resumeById } from '../entities/resume/my-resume-query.ts'
import { WrongRole, requireMember } from '../features/layout/require-member.ts'
import { ResumePaperScreen } from '../features/resume-paper/resume-paper-screen.tsx'
import { workTexts } from '../i18n/activate-language.ts'
import { textsFromSearch } from '../api/page-search.ts'
import { currentSession } from '../api/session.ts'

/** A resume to print: the member's own, or by its id one that an employer may read. */
export const Route = createFileRoute('/resumePaper')({
  validateSearch: (search) => textsFromSearch(search, 'id'),
  staticData: { inner: true },
  beforeLoad: async (context) => {
    await requireMember()(context)
    if (context.search.id === undefined && currentSession()?.role !== 'EMPLOYEE')
      throw new WrongRole('EMPLOYEE')
  },
  loaderDeps: ({ search }) => ({ id: search.id }),
  loader: async ({ context: { queries }, deps: { id } }) => {
    void (id === undefined ? queries.prefetchQuery(myResume()) : queries.prefetchQuery(resumeById(id)))
    await workTexts()
  },
  component: ResumePaper,
})

function ResumePaper() {
  return <ResumePaperScreen id={Route.useSearch().id} />
}
