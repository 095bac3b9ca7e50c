import { createFileRoute } from '@tanstack/react-router'
import { requireMember } from '../features/layout/require-member.ts'
import { myResume } from '../entities/resume/my-resume-query.ts'
import { ResumeScreen } from '../features/resume/resume-screen.tsx'
import { resumeSearch } from '../features/resume/resume-search.ts'

export const Route = createFileRoute('/mypage/modifyResume')({
  validateSearch: resumeSearch,
  staticData: { inner: true },
  beforeLoad: requireMember('EMPLOYEE'),
  loader: ({ context: { queries } }) => {
    void queries.prefetchQuery(myResume())
  },
  component: ModifyResumeRoute,
})

function ModifyResumeRoute() {
  return <ResumeScreen page="/mypage/modifyResume" search={Route.useSearch()} />
}
