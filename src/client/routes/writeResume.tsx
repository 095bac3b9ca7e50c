import { createFileRoute } from '@tanstack/react-router'
import { WrongRole } from '../features/layout/require-member.ts'
import { myResume } from '../entities/resume/my-resume-query.ts'
import { ResumeScreen } from '../features/resume/resume-screen.tsx'
import { resumeSearch } from '../features/resume/resume-search.ts'
import { currentSession } from '../api/session.ts'

/** Visitors may write a resume too; saving asks them to sign in. */
export const Route = createFileRoute('/writeResume')({
  validateSearch: resumeSearch,
  staticData: { inner: true },
  beforeLoad: () => {
    const session = currentSession()
    if (session && session.role !== 'EMPLOYEE') throw new WrongRole('EMPLOYEE')
  },
  loader: ({ context: { queries } }) => {
    if (currentSession()) void queries.prefetchQuery(myResume())
  },
  component: WriteResumeRoute,
})

function WriteResumeRoute() {
  return <ResumeScreen page="/writeResume" search={Route.useSearch()} />
}
