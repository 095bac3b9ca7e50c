import data from './resume-phrases.json' with { type: 'json' }
import { type ParameterKind, kindOf } from './phrases.ts'

/** What a worker can say in a resume without writing it. Its text is in contract/work/resume-phrase-texts.ts. */
export interface ResumePhraseRecord {
  /** `FORKLIFT_LICENCE`; stored with resumes, so a code is never given another meaning. */
  code: string
  group: string
  parameters: readonly ParameterKind[]
}

export const resumePhrases: readonly ResumePhraseRecord[] = data.map(({ parameters, ...phrase }) => ({
  ...phrase,
  parameters: parameters.map(kindOf),
}))

const byCode = new Map(resumePhrases.map((phrase) => [phrase.code, phrase]))

export const resumePhraseByCode = (code: string): ResumePhraseRecord | undefined => byCode.get(code)
