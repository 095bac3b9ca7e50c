import { expect, test } from 'vitest'
import { withReadyReason } from '../../../src/client/features/operator/cases/kit/decision-sheet.tsx'

test('a ready reason is added to what was typed', () => {
  expect(withReadyReason('', 'The photo is blurred.', '')).toBe('The photo is blurred.')
  expect(withReadyReason('Hello. ', 'The photo is blurred.', '')).toBe('Hello.\nThe photo is blurred.')
})

test('another choice takes the place of the former one, and none removes it', () => {
  const first = withReadyReason('Hello.', 'The photo is blurred.', '')
  expect(withReadyReason(first, 'The names differ.', 'The photo is blurred.')).toBe(
    'Hello.\nThe names differ.',
  )
  expect(withReadyReason(first, '', 'The photo is blurred.')).toBe('Hello.')
})

test('a ready reason that was changed stays beside the next one', () => {
  const changed = 'The photo is blurred. Take it again.'
  expect(withReadyReason(changed, 'The names differ.', 'The photo is blurred.')).toBe(
    `${changed}\nThe names differ.`,
  )
})
