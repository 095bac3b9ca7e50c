import type { ChosenPhrase } from '../../../contract/work/phrase.ts'
import { resumePhraseBook } from './resume-phrase-book.ts'
import { usePhraseText } from './use-say.ts'
import classes from './phrase.module.css'

/** What a worker states in a resume, in the reader's language. */
export function PhraseLines({ phrases }: { phrases: readonly ChosenPhrase[] }) {
  const textOf = usePhraseText(resumePhraseBook)
  return (
    <ul className={classes.lines}>
      {phrases.map((phrase) => {
        const text = textOf(phrase)
        return text === undefined ? null : <li key={phrase.code}>{text}</li>
      })}
    </ul>
  )
}
