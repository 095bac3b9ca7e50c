import { expect, test } from 'vitest'
import { unsentCause } from '../../../src/client/features/layout/sign-out-sheet.tsx'

test.each([
  ['nothing is left', [], true, null],
  ['the server did not answer', ['QUEUED', 'SENDING'], true, 'NO_ANSWER'],
  ['one was refused', ['QUEUED', 'REJECTED'], true, 'REFUSED'],
  ['another device has changed the same', ['CONFLICT'], true, 'REFUSED'],
  ['the session has ended', ['AUTH_WAIT', 'REJECTED'], true, 'SIGN_IN'],
  ['nobody is signed in', ['QUEUED'], false, 'SIGN_IN'],
] as const)('“Send them now” says why something stays: %s', (_, states, isSignedIn, cause) => {
  const entries = states.map((state) => ({ state }))
  expect(unsentCause(entries, isSignedIn)).toBe(cause)
})
