import { i18n } from '@lingui/core'
import type { PersistedQuery } from '@tanstack/query-persist-client-core'
import { hashKey, type QueryKey } from '@tanstack/react-query'
import { interfaceLanguages } from '../../../reference/interface-languages.ts'
import { workTexts } from '../../i18n/activate-language.ts'
import { currentLanguage } from '../../i18n/current-language.ts'
import { inLanguage } from './in-language.ts'

/**
 * The newest stored answer to the same question in another language, with its jobs described in the language of the
 * screen. It counts as a cached answer, so that it is refetched as soon as there is a network.
 */
export async function findInOtherLanguage(
  queryKey: QueryKey,
  read: (hash: string) => Promise<PersistedQuery | undefined>,
): Promise<PersistedQuery | undefined> {
  const langCode = languageOf(queryKey)
  if (langCode !== currentLanguage()) return undefined
  const found = await Promise.all(keysInOthers(queryKey, langCode).map((key) => read(hashKey(key))))
  const [newest] = found
    .filter((each) => each !== undefined)
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  const answer: unknown = newest?.state.data
  if (!newest || typeof answer !== 'object' || answer === null) return undefined
  await workTexts()
  const data = inLanguage(answer, langCode, ({ id, message }, values) =>
    i18n._(id, { ...values }, message === undefined ? {} : { message }),
  )
  if (typeof data !== 'object' || data === null) return undefined
  return { ...newest, state: { ...newest.state, data: { asOf: newest.state.dataUpdatedAt, ...data } } }
}

function languageOf([, input]: QueryKey): string | undefined {
  const langCode = queryOf(input).langCode
  return typeof langCode === 'string' ? langCode : undefined
}

/** The question in every other language, as a member and as a visitor. */
function keysInOthers([name, input, ...member]: QueryKey, langCode: string): QueryKey[] {
  return interfaceLanguages
    .filter(({ code }) => code !== langCode)
    .flatMap(({ code }) => {
      const parts = { ...asObject(input), query: { ...queryOf(input), langCode: code } }
      return [[name, parts, ...member], ...(member.length > 0 ? [[name, parts]] : [])]
    })
}

const queryOf = (input: unknown): Record<string, unknown> => asObject(asObject(input).query)

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
