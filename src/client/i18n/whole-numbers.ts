import type { I18n, MessageDescriptor } from '@lingui/core'

/** `2,750,000` in every language, so that numbers can be compared with Korean contracts and pay slips. */
export const withCommas = (value: number | string): string =>
  String(value).replace(/\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g, ',')

type Values = Readonly<Record<string, string | number>>
type Part = string | readonly [name: string, type?: string, forms?: Forms]
type Forms = Readonly<Record<string, readonly Part[]>>

/**
 * Makes texts write their counts by `withCommas`. For the first plural Lingui makes an `Intl.NumberFormat`, which takes a phone
 * as long as drawing a screen. The catalogues have plurals and values, and no other format.
 */
export function writeWholeNumbers(i18n: I18n): I18n {
  const usual = i18n._.bind(i18n)
  i18n.t = i18n._ = (what: MessageDescriptor | string, given?: object, options?: object) => {
    const { id, values = given, ...rest } = typeof what === 'string' ? { id: what, ...options } : what
    const text: unknown = i18n.messages[id]
    return Array.isArray(text)
      ? written(text as Part[], { ...values }, i18n.locale)
      : usual(id, { ...values }, rest)
  }
  return i18n
}

const written = (parts: readonly Part[], values: Values, code: string, count?: string): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part === '#' ? (count ?? part) : part
      const [name, , forms] = part
      const value = values[name] ?? ''
      if (!forms) return value
      const form = forms[value] ?? forms[pluralRulesOf(code).select(Number(value))] ?? forms['other']
      return written(form ?? [], values, code, withCommas(value))
    })
    .join('')

const rules = new Map<string, Intl.PluralRules>()

/** By the language alone: rules for a locale that names its digits take a phone a hundred times as long to make. */
export function pluralRulesOf(code: string): Intl.PluralRules {
  const made = rules.get(code) ?? new Intl.PluralRules(code)
  rules.set(code, made)
  return made
}
