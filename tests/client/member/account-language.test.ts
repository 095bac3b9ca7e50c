import { expect, test } from 'vitest'
import { languageToTake } from '../../../src/client/features/member/sign-in/start-session.ts'

test('the account’s language is used where neither the device nor the browser has a supported one', () => {
  expect(languageToTake('en', null, ['fr-FR', 'fr'])).toBe('en')
})

test('a choice made on this device overrides the account’s language', () => {
  expect(languageToTake('en', 'ko', ['fr-FR'])).toBeUndefined()
})

test('a choice of a language that no longer exists counts as none', () => {
  expect(languageToTake('en', 'tlh', ['fr-FR'])).toBe('en')
})

test("the browser's language overrides the account's", () => {
  expect(languageToTake('ko', null, ['en-GB', 'en'])).toBeUndefined()
})

test('an unsupported language of the account is ignored', () => {
  expect(languageToTake('tlh', null, ['fr-FR'])).toBeUndefined()
})
