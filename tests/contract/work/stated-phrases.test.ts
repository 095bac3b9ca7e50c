import { expect, test } from 'vitest'
import { statedPhrases, type StatingFields } from '../../../src/contract/work/stated-phrases.ts'

const plain: StatingFields = {
  phrases: [],
  keywords: [],
  visaAvailable: false,
  isPayGuaranteed: false,
  onTheWay: false,
  nationalityUnconcerned: false,
  businessHourNegotiable: false,
}
const codesOf = (job: Partial<StatingFields>) => statedPhrases({ ...plain, ...job }).map(({ code }) => code)
const said = (...codes: string[]) => codes.map((code) => ({ code, parameters: {} }))

test('A posting for certain nationalities does not say that it takes any, whatever its text says', () => {
  const phrases = said('ANY_NATIONALITY', 'SITTING_WORK')
  expect(codesOf({ phrases })).toEqual(['SITTING_WORK'])
  expect(codesOf({ phrases, nationalityUnconcerned: true })).toContain('ANY_NATIONALITY')
})

test('Only a grant says that pay is guaranteed', () => {
  expect(codesOf({ phrases: said('PAY_GUARANTEED') })).toEqual([])
  expect(codesOf({ isPayGuaranteed: true })).toEqual(['PAY_GUARANTEED'])
})
