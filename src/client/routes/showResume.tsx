import { createFileRoute } from '@tanstack/react-router'
import { requireMember } from '../features/layout/require-member.ts'
import { resumeById } from '../entities/resume/my-resume-query.ts'
import { readResumeSearch } from '../features/resume-view/resume-search.ts'
import { ResumeViewScreen } from '../features/resume-view/resume-view-screen.tsx'

export const Route = createFileRoute('/showResume')({
  validateSearch: readResumeSearch,
  staticData: { inner: true },
  beforeLoad: requireMember(),
  loaderDeps: ({ search }) => ({ id: search.id }),
  loader: ({ context: { queries }, deps: { id } }) => {
    if (id !== undefined) void queries.prefetchQuery(resumeById(id))
  },
  component: ShowResume,
})

function ShowResume() {
  return <ResumeViewScreen search={Route.useSearch()} />
}
