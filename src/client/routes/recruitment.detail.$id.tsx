import { createFileRoute } from '@tanstack/react-router'
import { JobDetailScreen } from '../features/job/job-detail-screen.tsx'
import { currentLanguage } from '../i18n/activate-language.ts'
import { jobById } from '../lib/job-reading.ts'

export const Route = createFileRoute('/recruitment/detail/$id')({
  staticData: { inner: true },
  loader: ({ context, params }) => void context.queries.prefetchQuery(jobById(params.id, currentLanguage())),
  component: JobDetail,
})

function JobDetail() {
  return <JobDetailScreen id={Route.useParams().id} />
}
