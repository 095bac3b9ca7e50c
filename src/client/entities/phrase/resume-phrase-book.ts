import {
  type ResumePhraseGroup,
  resumePhraseGroupNames,
  resumePhraseText,
} from '../../../contract/work/resume-phrase-texts.ts'
import { resumePhrases } from '../../../reference/resume-phrases.ts'
import type { PhraseBook } from './phrase-book.ts'

/** What a worker can say in a resume. */
export const resumePhraseBook: PhraseBook = {
  groups: [...new Set(resumePhrases.map(({ group }) => group))].map((code) => ({
    code,
    name: resumePhraseGroupNames[code as ResumePhraseGroup],
  })),
  phrases: resumePhrases.flatMap(({ code, group, parameters }) => {
    const text = resumePhraseText(code)
    return text ? [{ code, group, text, parameters }] : []
  }),
}
