import { createFileRoute } from '@tanstack/react-router'
import { JobDetailScreen } from '../features/job/job-detail-screen.tsx'
import { ReportJob } from '../features/report/report-job.tsx'
import { currentLanguage } from '../i18n/activate-language.ts'
import { CountView } from '../lib/count-view.tsx'
import { jobById } from '../lib/job-reading.ts'

export const Route = createFileRoute('/recruitment/detail/$id')({
  staticData: { inner: true },
  loader: ({ context, params }) => void context.queries.prefetchQuery(jobById(params.id, currentLanguage())),
  component: JobDetail,
})

function JobDetail() {
  const { id } = Route.useParams()
  return (
    <>
      <CountView jobId={id} />
      <JobDetailScreen id={id} report={<ReportJob jobId={id} />} />
    </>
  )
}
