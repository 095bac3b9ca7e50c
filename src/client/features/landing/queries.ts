import { listJobs } from '../../../contract/job/job.ts'
import { getLandingFigures, newestJobsQuery } from '../../../contract/site/landing.ts'
import { queryFor } from '../../api/query-for.ts'

export const landingFigures = () => queryFor(getLandingFigures, {}, { boot: true, shared: true })

export const newestJobs = (langCode: string) =>
  queryFor(listJobs, { query: newestJobsQuery(langCode) }, { boot: true })
