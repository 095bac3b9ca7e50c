import * as z from 'zod/mini'
import { read } from '../base/endpoint.ts'
import { JobTerms } from '../job/job.ts'
import { queryInteger } from '../base/schema.ts'

export const Region = z.object({
  id: z.int(),
  parent: z.nullable(z.int()),
  sido: z.string(),
  sidoInSummary: z.string(),
  sidoInEnglish: z.string(),
  /** Such as `Chungbuk`; devices may have stored answers without it. */
  sidoInEnglishShort: z.optional(z.string()),
  sigungu: z.nullable(z.string()),
  sigunguInEnglish: z.nullable(z.string()),
  sigunguCode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** False for provinces, and for the thirteen cities with districts of their own. */
  isLeaf: z.boolean(),
})
export type Region = z.output<typeof Region>

export const listRegions = read('regions.list', 'GET /regions', {
  summary: 'List regions',
  query: z.object({ parentId: z.optional(queryInteger(1, 1_000_000)) }),
  answer: z.array(Region),
})

/** What the list is narrowed by besides the region, and the province whose regions are counted; all without one. */
export const RegionCountFilter = z.extend(z.omit(JobTerms, { regionIds: true }), {
  provinceId: z.optional(queryInteger(1, 1_000_000)),
})
export type RegionCountFilter = z.output<typeof RegionCountFilter>

/** Number of open jobs per region, for the region picker. Provinces and cities include their districts. */
export const countJobsByRegion = read('regions.jobCounts', 'GET /regions/job-counts', {
  summary: 'Count open jobs by region',
  query: RegionCountFilter,
  answer: z.array(z.object({ regionId: z.int(), count: z.int() })),
  errors: ['VALIDATION'],
})
