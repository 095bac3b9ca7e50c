import { keepPreviousData } from '@tanstack/react-query'
import { PAGE_SIZE } from '../../../contract/base/schema.ts'
import { type JobFilter, listJobs } from '../../../contract/job/job.ts'
import { countJobsByRegion, type RegionCountFilter } from '../../../contract/place/region.ts'
import { queryFor } from '../../api/query-for.ts'

const isFirstPage = ({ pageNumber, pageSize }: JobFilter) => pageNumber === 0 && pageSize === PAGE_SIZE.jobs

/** One page of the search. The first page is part of the boot cache, except with a reader's place. */
export const jobsFor = (filter: JobFilter) =>
  queryFor(listJobs, { query: filter }, { boot: isFirstPage(filter) && filter.near === undefined })

/** The number of jobs that match a search, in whatever order. */
export const countFor = (filter: JobFilter) => ({
  ...queryFor(listJobs, {
    query: { ...filter, sort: 'newest', near: undefined, pageNumber: 0, pageSize: 1 },
  }),
  placeholderData: keepPreviousData,
})

export const regionCounts = (query: RegionCountFilter) =>
  queryFor(countJobsByRegion, { query }, { shared: true })
