import { isOffered, type LanguageCode } from './interface-languages.ts'

/** Characters of a list that are read; browsers send fewer than 200. */
const LONGEST = 1_000
const MOST = 50

/** The first language of a browser's list that is offered; `vi-VN` is `vi`. */
export function preferredLanguage(tags: readonly string[]): LanguageCode | undefined {
  return tags
    .slice(0, MOST)
    .map((tag) => tag.trim().toLowerCase().split(/[-_]/, 1)[0])
    .find(isOffered)
}

/** Whether the reader gets the language that their browser names first. */
export const isFirstOffered = (tags: readonly string[]): boolean =>
  preferredLanguage(tags.slice(0, 1)) !== undefined

/** As `preferredLanguage`, of an Accept-Language header: `vi-VN,vi;q=0.9,en;q=0.8`. */
export const acceptedLanguage = (header: string | undefined): LanguageCode | undefined =>
  preferredLanguage(acceptedTags(header))

/** Languages of an Accept-Language header, most wanted first. What cannot be read is skipped. */
export function acceptedTags(header: string | undefined): string[] {
  const wanted = (header ?? '')
    .slice(0, LONGEST)
    .split(',', MOST)
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';')
      const weight = parameters.map((each) => /^\s*q\s*=\s*([\d.]+)\s*$/i.exec(each)?.[1]).find(Boolean)
      return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0 && weight <= 1)
  return wanted.toSorted((a, b) => b.weight - a.weight).map(({ tag }) => tag)
}
