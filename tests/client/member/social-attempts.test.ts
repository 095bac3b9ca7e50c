import { beforeEach, expect, test, vi } from 'vitest'
import {
  attemptOf,
  forgetAttempt,
  storeAttempt,
} from '../../../src/client/features/member/sign-in/social-attempts.ts'
import { memoryStorage } from '../offline/memory-storage.ts'

const attempt = (state: string, begunAt = Date.now()) => ({
  provider: 'kakao' as const,
  purpose: 'SIGN_IN' as const,
  redirect: '/mypage/favorites',
  state,
  browserKey: 'key',
  begunAt,
})

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
})

test('an attempt is found by its state only, until it is forgotten', () => {
  storeAttempt(attempt('one'))
  storeAttempt(attempt('two'))
  expect(attemptOf('one')).toMatchObject({ state: 'one', redirect: '/mypage/favorites' })
  expect(attemptOf('foreign')).toBeUndefined()
  forgetAttempt('one')
  expect(attemptOf('one')).toBeUndefined()
  expect(attemptOf('two')).toBeDefined()
})

test('an attempt expires after ten minutes', () => {
  storeAttempt(attempt('old', Date.now() - 10 * 60_000))
  expect(attemptOf('old')).toBeUndefined()
})

test('invalid stored values are not attempts', () => {
  for (const text of ['no JSON', '{}', '[null, 7, {}]', '[{"state":"x","provider":"evil"}]']) {
    localStorage.setItem('ilteo.socialSignIn', text)
    expect(attemptOf('x')).toBeUndefined()
  }
})
