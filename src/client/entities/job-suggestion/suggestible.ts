import { occupationByCode } from '../../../reference/occupations.ts'
import type { Suggestible } from './suggest.ts'

export function occupationOf(code: string, name: string): Suggestible {
  const { ko = [], en = [], other = {} } = occupationByCode(code) ?? {}
  const words = [...ko, ...en, ...Object.values(other).flatMap((each) => each ?? [])]
  // Words that decide nothing by themselves, or only together, name no occupation.
  return { filter: 'occupation', value: code, name, words: words.filter((word) => !/[~+]/.test(word)) }
}
