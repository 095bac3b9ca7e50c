import { expect, test } from 'vitest'
import { languageToTake } from '../../../src/client/features/member/sign-in/start-session.ts'

test('the language of the account is taken where neither the device nor the browser says one of ours', () => {
  expect(languageToTake('en', null, ['fr-FR', 'fr'])).toBe('en')
})

test('a choice made on this device stays', () => {
  expect(languageToTake('en', 'ko', ['fr-FR'])).toBeUndefined()
})

test("the browser's own language comes before the account's", () => {
  expect(languageToTake('ko', null, ['en-GB', 'en'])).toBeUndefined()
})

test('a language that the interface lacks cannot be taken', () => {
  expect(languageToTake('tlh', null, ['fr-FR'])).toBeUndefined()
})
