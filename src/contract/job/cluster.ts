import * as z from 'zod/mini'
import { read } from '../base/endpoint.ts'
import { langQuery, queryDecimal, queryInteger, queryTuple } from '../base/schema.ts'
import { KOREA } from '../place/distance.ts'
import { JobTerms } from './job.ts'

/** Each step halves the cells that jobs are counted in. */
export const MAX_CLUSTER_ZOOM = 8
/** Width of a cell in metres. */
export const cellWidth = (zoom: number): number => 64_000 / 2 ** zoom
/** Bounds may cover at most this many cells, which bounds the answer. */
export const MAX_CELLS = 600

const latitude = queryDecimal(KOREA.south, KOREA.north)
const longitude = queryDecimal(KOREA.west, KOREA.east)

/** What the list is narrowed by, and the part of the map that is seen. */
export const ClusterFilter = z.extend(JobTerms, {
  /** South, west, north and east. */
  bounds: queryTuple([latitude, longitude, latitude, longitude]),
  zoom: z._default(queryInteger(0, MAX_CLUSTER_ZOOM), 0),
  ...langQuery,
})
export type ClusterFilter = z.output<typeof ClusterFilter>

export const JobCluster = z.object({
  /** Mean place of the jobs. */
  latitude: z.number(),
  longitude: z.number(),
  count: z.int(),
  /** District around that place and its town, in Korean for its readers and in Latin letters for all others. */
  regionName: z.string(),
  townName: z.string(),
})
export type JobCluster = z.output<typeof JobCluster>

/** Open jobs by place, grouped in cells, for a map. Cells without a job are left out. */
export const listJobClusters = read('jobs.clusters', 'GET /employee/jobs/clusters', {
  summary: 'Count open jobs by place on a map',
  query: ClusterFilter,
  answer: z.array(JobCluster),
  errors: ['VALIDATION'],
})
