import { useLingui } from '@lingui/react'
import type { Say } from '../../../contract/work/headline.ts'
import type { ChosenPhrase } from '../../../contract/work/phrase.ts'
import { shownValues } from '../../../contract/work/phrase-values.ts'
import { useFormat } from '../../i18n/format.ts'
import { type PhraseBook, phraseIn } from './phrase-book.ts'

/** Writes texts of the `work` catalogue in the language of the screen. */
export function useSay(): Say {
  const { i18n } = useLingui()
  return ({ id, message }, values) => i18n._(id, values, message === undefined ? {} : { message })
}

/** Writes phrases with their values; undefined for codes that a newer release has. */
export function usePhraseText(book: PhraseBook): (phrase: ChosenPhrase) => string | undefined {
  const say = useSay()
  const { date } = useFormat()
  return ({ code, parameters }) => {
    const found = phraseIn(book, code)
    return found && say(found.text, shownValues(parameters, { say, date }))
  }
}
