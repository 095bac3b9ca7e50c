import * as z from 'zod/mini'
import {
  KOREAN_LEVELS,
  STUDY_COURSES,
  WORK_RIGHT_REASONS,
  WORK_RIGHT_VERDICTS,
} from '../../reference/work-rights/vocabulary.ts'
import { read } from '../base/endpoint.ts'
import { ById, LangCode, queryEnum, queryFlag } from '../base/schema.ts'

/** A status as it stands on the residence card, with or without its type: `D-2`, `E-7-4`. */
export const StatusCode = z.string().check(z.minLength(1), z.maxLength(12))

/** What is known of somebody's stay; everything but the status may be left out. */
export const workRightFacts = {
  visaStatus: StatusCode,
  subCode: z.optional(z.string().check(z.maxLength(12))),
  /** Last day of the stay. */
  expiry: z.optional(z.iso.date()),
  koreanLevel: queryEnum(KOREAN_LEVELS),
  enrolled: queryFlag,
  course: queryEnum(STUDY_COURSES),
  certifiedSchool: queryFlag,
  englishTaught: queryFlag,
  vacation: queryFlag,
}

export const WorkRightVerdict = z.enum(WORK_RIGHT_VERDICTS)

export const WorkRightAnswer = z.object({
  verdict: WorkRightVerdict,
  /** The deciding reason first. */
  reasons: z.array(
    z.object({
      code: z.enum(WORK_RIGHT_REASONS),
      /** Title, article, number and date of the text that the reason comes from. */
      source: z.string(),
      /** The reason as a sentence in the requested language. */
      text: z.string(),
    }),
  ),
  /** The day on which the rules of the status were compared with their sources; null without rules. */
  checkedOn: z.nullable(z.iso.date()),
})

export const getWorkRight = read('jobs.workRight', 'GET /jobs/:id/work-right', {
  summary:
    'Whether somebody with a status of residence may take a job. Information, not advice: 1345 decides. Nothing is stored',
  params: ById,
  query: z.object({
    ...workRightFacts,
    /** Without it the language that the request accepts, else English. */
    langCode: z.optional(LangCode),
  }),
  answer: WorkRightAnswer,
  errors: ['VALIDATION', 'NOT_FOUND'],
})
