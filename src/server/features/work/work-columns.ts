import { fieldError } from '../../../contract/base/errors.ts'
import { isWhole, withoutRepeats } from '../../../contract/work/match-phrases.ts'
import type { ChosenPhrase } from '../../../contract/work/phrase.ts'
import { occupationByCode } from '../../../reference/occupations.ts'
import { readWork, type Text, type Work } from './read-work.ts'

export type WorkSource = 'MATCHED' | 'EMPLOYER' | 'OPERATOR'

/** The columns of a job, as they are written. */
export interface WorkColumns {
  occupations: string[]
  /** JSON. */
  phrases: string
  work_source: WorkSource
}

/** A job as it was before it was edited. */
type Former = Work & { title: string; details: string; work_source: WorkSource | null }

/**
 * What an employer's form states. What it leaves out is kept while the text is the same, else found in the text.
 * @throws AppError VALIDATION for unknown codes, and phrases without their values
 */
export function workColumns(form: Text & Partial<Work>, former: Former | null = null): WorkColumns {
  requireKnown(form)
  const isSameText = former?.title === form.title && former.details === form.details
  const kept = former !== null && isSameText && former.work_source !== null ? former : null
  const found = kept ?? readWork(form)
  const isChosen = form.occupations !== undefined || form.phrases !== undefined
  return written(
    {
      occupations: form.occupations ?? found.occupations,
      phrases: form.phrases ?? found.phrases,
    },
    isChosen ? 'EMPLOYER' : (kept?.work_source ?? 'MATCHED'),
  )
}

export const written = ({ occupations, phrases }: Work, source: WorkSource): WorkColumns => ({
  occupations: [...new Set(occupations)],
  phrases: JSON.stringify(withoutRepeats(oneOfEach(phrases))),
  work_source: source,
})

const oneOfEach = (phrases: readonly ChosenPhrase[]) => [
  ...new Map(phrases.map((phrase) => [phrase.code, phrase])).values(),
]

/** @throws AppError VALIDATION */
export function requireKnown({ occupations = [], phrases = [] }: Partial<Work>): void {
  if (occupations.some((code) => !occupationByCode(code)))
    throw fieldError('occupations', 'UNKNOWN', 'must be codes of GET /occupations')
  if (!phrases.every(isWhole))
    throw fieldError(
      'phrases',
      'UNKNOWN',
      'must be codes of GET /phrases, each with its values and no others',
    )
}
