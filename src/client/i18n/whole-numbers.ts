import type { I18n, MessageDescriptor } from '@lingui/core'

/** `2,750,000` in every language, so that numbers can be compared with Korean contracts and pay slips. */
export const withCommas = (whole: number | string): string => String(whole).replace(/\B(?=(\d{3})+$)/g, ',')

type Values = Readonly<Record<string, string | number>>
type Part = string | readonly [name: string, type?: string, forms?: Forms]
type Forms = Readonly<Record<string, readonly Part[]>>

/**
 * Makes texts write their counts by `withCommas`. For the first plural Lingui makes an `Intl.NumberFormat`, which takes a phone
 * as long as drawing a screen.
 */
export function writeWholeNumbers(i18n: I18n): I18n {
  const usual = i18n._.bind(i18n)
  i18n.t = i18n._ = (what: MessageDescriptor | string, given?: object, options?: { message?: string }) => {
    const {
      id,
      message,
      values: asked,
    } = typeof what === 'string' ? { id: what, values: given, ...options } : what
    const values = (asked ?? {}) as Values
    const text: unknown = i18n.messages[id]
    return isCounted(text, values) ? written(text, values, i18n) : usual(id, values, { message })
  }
  return i18n
}

/** Whether a text has a plural; a count that is not whole is left to Lingui. */
function isCounted(text: unknown, values: Values): text is readonly Part[] {
  if (!Array.isArray(text)) return false
  const counts = (text as Part[]).flatMap((part) => (part[1] === 'plural' ? [part[0]] : []))
  return counts.length > 0 && counts.every((name) => Number.isSafeInteger(values[name]))
}

function written(parts: readonly Part[], values: Values, i18n: I18n, count?: string): string {
  const texts = parts.map((part) => {
    if (typeof part === 'string') return part === '#' ? (count ?? part) : part
    const [name, , forms] = part
    if (!forms) return values[name] ?? ''
    const value = Number(values[name])
    const form = forms[value] ?? forms[pluralRulesOf(i18n.locale).select(value)] ?? forms['other'] ?? []
    return written(form, values, i18n, withCommas(value))
  })
  return texts.join('')
}

const rules = new Map<string, Intl.PluralRules>()

/** By the language alone: rules for a locale that names its digits take a phone a hundred times as long to make. */
export function pluralRulesOf(code: string): Intl.PluralRules {
  const made = rules.get(code) ?? new Intl.PluralRules(code === 'pseudo' ? 'en' : code)
  rules.set(code, made)
  return made
}
