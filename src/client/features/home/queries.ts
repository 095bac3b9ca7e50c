import type { UseQueryResult } from '@tanstack/react-query'
import type { ProductType } from '../../../contract/base/enums.ts'
import { countNewJobs, type JobCard, listJobs, listRecommendedJobs } from '../../../contract/job/job.ts'
import { listAdvertisements } from '../../../contract/site/news.ts'
import { type Snapshot, queryFor } from '../../api/query-for.ts'

export type TierResult = UseQueryResult<Snapshot<JobCard[]>>

/** The first ten jobs of a tier. */
export const jobsOfTier = (productType: ProductType, langCode: string) =>
  queryFor(listJobs, { query: { productType, pageNumber: 0, pageSize: 10, langCode } }, { boot: true })

export const recommendedJobs = (langCode: string) => queryFor(listRecommendedJobs, { query: { langCode } })

export const newJobCount = () => queryFor(countNewJobs, {}, { boot: true, shared: true })

export const advertisements = (langCode: string) =>
  queryFor(listAdvertisements, { query: { langCode } }, { boot: true, shared: true })
