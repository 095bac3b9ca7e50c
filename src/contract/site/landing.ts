import * as z from 'zod/mini'
import { read } from '../base/endpoint.ts'

/** Counts stop here, so that no query scans a whole table; the page shows "100,000 or more". */
export const MAX_COUNTED = 100_000

export const getLandingFigures = read('landing.figures', 'GET /main/landing-figures', {
  summary: 'Get the figures of the landing page',
  answer: z.object({
    /** Open jobs, capped at `MAX_COUNTED`. */
    openJobs: z.int(),
    /** People of non-Korean nationality with a resume, capped at `MAX_COUNTED`. */
    people: z.int(),
    /** Number of nationalities among these people. */
    nationalities: z.int(),
    /**
     * Percentage of applications that the company opened, over the latest 10,000 sent 7 to 97 days ago and not
     * withdrawn. Null below 20 applications, which is not meaningful.
     */
    openedPercent: z.nullable(z.int()),
  }),
})

/** Query of the few newest jobs on the landing page. */
export const newestJobsQuery = (langCode: string) => ({ pageNumber: 0, pageSize: 3, langCode })
