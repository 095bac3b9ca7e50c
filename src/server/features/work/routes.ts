import type { Message } from '../../../contract/base/define-message.ts'
import {
  listOccupations,
  listPhrases,
  listResumePhrases,
  suggestOccupations,
} from '../../../contract/work/occupation.ts'
import { JOB_CATEGORIES } from '../../../contract/base/enums.ts'
import type { Say } from '../../../contract/work/headline.ts'
import { matchOccupations } from '../../../contract/work/match-occupations.ts'
import { type PhraseGroup, phraseGroupNames, phraseText } from '../../../contract/work/phrase-texts.ts'
import {
  type ResumePhraseGroup,
  resumePhraseGroupNames,
  resumePhraseText,
} from '../../../contract/work/resume-phrase-texts.ts'
import { occupations } from '../../../reference/occupations.ts'
import { phrases } from '../../../reference/phrases.ts'
import { resumePhrases } from '../../../reference/resume-phrases.ts'
import { localeOf } from '../../../reference/interface-languages.ts'
import { on } from '../../http/endpoint-route.ts'
import { languageOf, textIn } from '../../i18n/text-in.ts'
import { occupationIn } from './work-of.ts'

function occupationsIn(langCode: string) {
  const say = textIn(langCode)
  const { compare } = new Intl.Collator(localeOf(languageOf(langCode)))
  return occupations
    .flatMap(({ code, category, keco }) =>
      occupationIn(code, say).map((named) => ({
        ...named,
        jobCategory: JOB_CATEGORIES.find((each) => each === category) ?? ('ETC' as const),
        keco,
      })),
    )
    .toSorted((a, b) => compare(a.name, b.name))
}

function phrasesIn(langCode: string) {
  const say = textIn(langCode)
  return phrases.flatMap(({ code, group, parameters }) => {
    const names = parameters.map(({ name }) => name)
    const groupName = say(phraseGroupNames[group as PhraseGroup])
    return listed({ code, group, groupName, names }, phraseText(code), say)
  })
}

function resumePhrasesIn(langCode: string) {
  const say = textIn(langCode)
  return resumePhrases.flatMap(({ code, group, parameters: names }) => {
    const groupName = say(resumePhraseGroupNames[group as ResumePhraseGroup])
    return listed({ code, group, groupName, names }, resumePhraseText(code), say)
  })
}

function listed(
  { names, ...phrase }: { code: string; group: string; groupName: string; names: readonly string[] },
  text: Message | undefined,
  say: Say,
) {
  if (!text) return []
  const braces = Object.fromEntries(names.map((name) => [name, `{${name}}`]))
  return [{ ...phrase, text: say(text, braces), parameters: [...names] }]
}

export const workRoutes = [
  on(listOccupations, async ({ query }) => ({ data: occupationsIn(query.langCode) })),
  on(suggestOccupations, async ({ query: { title, langCode } }) => {
    const say = textIn(langCode)
    return { data: matchOccupations({ title }).flatMap((code) => occupationIn(code, say)) }
  }),
  on(listPhrases, async ({ query }) => ({ data: phrasesIn(query.langCode) })),
  on(listResumePhrases, async ({ query }) => ({ data: resumePhrasesIn(query.langCode) })),
]
