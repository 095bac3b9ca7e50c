import * as z from 'zod/mini'
import { read } from '../base/endpoint.ts'

/** Counting ends here: "100,000 or more" says enough, and no table has to be read to its end for it. */
export const MOST_COUNTED = 100_000

export const getLandingFigures = read('landing.figures', 'GET /main/landing-figures', {
  summary: 'What the landing page says about this site in numbers, at most a minute old',
  answer: z.object({
    /** Open postings; `MOST_COUNTED` stands for as many or more. */
    openJobs: z.int(),
    /** People of other nationalities than Korean with a resume; `MOST_COUNTED` stands for as many or more. */
    people: z.int(),
    /** How many nationalities these people have. */
    nationalities: z.int(),
    /**
     * Of 100 applications, how many the company has opened: of the latest 10,000 that were sent between 7 and 97 days
     * ago and not withdrawn. Null below 20 applications, which say nothing.
     */
    openedPercent: z.nullable(z.int()),
  }),
})
