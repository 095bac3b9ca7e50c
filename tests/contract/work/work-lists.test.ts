import { expect, it } from 'vitest'
import { JOB_CATEGORIES } from '../../../src/contract/base/enums.ts'
import { occupationNames } from '../../../src/contract/work/occupation-names.ts'
import { phraseGroupNames, phraseTexts } from '../../../src/contract/work/phrase-texts.ts'
import { occupationHints, occupations } from '../../../src/reference/occupations.ts'
import { phraseGroups, phrases } from '../../../src/reference/phrases.ts'

const codesOf = (all: readonly { code: string }[]) => all.map(({ code }) => code).toSorted()

it('gives every occupation a name, a sector, a standard code and words', () => {
  expect(codesOf(occupations)).toEqual(Object.keys(occupationNames).toSorted())
  const categories = new Set<string>(JOB_CATEGORIES)
  const wrong = occupations.filter(
    ({ category, keco, ko, en }) =>
      !categories.has(category) || !/^\d{3,4}$/.test(keco) || ko.length === 0 || en.length === 0,
  )
  expect(wrong).toEqual([])
  expect(new Set(occupations.map(({ number }) => number)).size).toBe(occupations.length)
})

it('gives every phrase a text that names its values, and every group a heading', () => {
  expect(codesOf(phrases)).toEqual(Object.keys(phraseTexts).toSorted())
  expect([...phraseGroups].toSorted()).toEqual(Object.keys(phraseGroupNames).toSorted())
  const texts: Record<string, { message?: string }> = phraseTexts
  const wrong = phrases.filter(({ code, parameters }) => {
    const inText = Array.from(texts[code]?.message?.matchAll(/\{(\w+)\}/g) ?? [], ([, name]) => name)
    return inText.join(' ') !== parameters.map(({ name }) => name).join(' ')
  })
  expect(wrong).toEqual([])
})

it('weighs only words and occupations that exist', () => {
  const codes = new Set(codesOf(occupations))
  const words = new Set(occupations.flatMap(({ ko }) => ko))
  expect(occupationHints.generic.filter((code) => !codes.has(code))).toEqual([])
  expect(occupationHints.products.filter((word) => !words.has(word))).toEqual([])
})
