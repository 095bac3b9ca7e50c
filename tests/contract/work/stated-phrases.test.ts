import { expect, test } from 'vitest'
import { statedPhrases, type StatingFields } from '../../../src/contract/work/stated-phrases.ts'

const plain: StatingFields = {
  phrases: [],
  keywords: [],
  visaAvailable: false,
  isPayGuaranteed: false,
  mayCallPayHigh: true,
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

test('High pay is not stated where the pay contradicts it, whether it was chosen or read from the text', () => {
  const phrases = said('HIGH_PAY', 'SITTING_WORK')
  expect(codesOf({ phrases })).toEqual(['SITTING_WORK', 'HIGH_PAY'])
  expect(codesOf({ phrases, mayCallPayHigh: false })).toEqual(['SITTING_WORK'])
  expect(codesOf({ keywords: ['HIGH_PAYMENT'] })).toEqual(['HIGH_PAY'])
  expect(codesOf({ keywords: ['HIGH_PAYMENT'], mayCallPayHigh: false })).toEqual([])
})
