import { createFileRoute } from '@tanstack/react-router'
import { JobDetailScreen } from '../features/job/detail/job-detail-screen.tsx'
import { ReportJob } from '../features/report/report-job.tsx'
import { currentLanguage } from '../i18n/current-language.ts'
import { CountView } from '../entities/job/count-view.tsx'
import { jobById } from '../entities/job/job-query.ts'

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
