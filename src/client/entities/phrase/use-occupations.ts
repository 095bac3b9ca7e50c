import { useMemo } from 'react'
import { occupationName } from '../../../contract/work/occupation-names.ts'
import { plainWord } from '../../../contract/work/plain-text.ts'
import { localeOf } from '../../../reference/interface-languages.ts'
import { type OccupationRecord, occupations } from '../../../reference/occupations.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { byBeginning } from './phrase-book.ts'
import { useSay } from './use-say.ts'

export interface NamedOccupation {
  code: string
  name: string
}

/** All occupations in the language of the screen, by name. */
export function useOccupations(): readonly NamedOccupation[] {
  const say = useSay()
  const langCode = useLanguage()
  return useMemo(() => {
    const { compare } = new Intl.Collator(localeOf(langCode))
    return occupations
      .flatMap(({ code }) => {
        const name = occupationName(code)
        return name ? [{ code, name: say(name) }] : []
      })
      .toSorted((a, b) => compare(a.name, b.name))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `say` writes the language of `langCode`
  }, [langCode])
}

const records = new Map(occupations.map((each) => [each.code, each]))

/** Those whose name, or a word that employers use for it, has the typed text; names with a word that begins so first. */
export function occupationsFor(all: readonly NamedOccupation[], typed: string): readonly NamedOccupation[] {
  const text = plainWord(typed)
  if (text === '') return all
  return all
    .filter(({ code, name }) => {
      const record = records.get(code)
      return plainWord(name).includes(text) || (record !== undefined && hasWord(record, text))
    })
    .toSorted(byBeginning(typed))
}

const hasWord = ({ ko, en }: OccupationRecord, text: string) =>
  [...ko, ...en].some((word) => !word.startsWith('~') && plainWord(word).includes(text))
