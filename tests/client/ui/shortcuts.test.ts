import { expect, test } from 'vitest'
import { keyOf } from '../../../src/client/ui/keyboard/shortcuts.ts'

test.each([
  ['a', 'KeyA', 'a'],
  ['A', 'KeyA', 'a'],
  ['?', 'Slash', '?'],
  ['/', 'Slash', '/'],
  // French keyboards have A where others have Q.
  ['a', 'KeyQ', 'a'],
  // Input methods for Hangul type a letter of their own, or report only that they are at work.
  ['ㅁ', 'KeyA', 'a'],
  ['Process', 'KeyJ', 'j'],
  ['Enter', 'Enter', ''],
  ['F1', 'F1', ''],
])('The key %s at the place %s counts as “%s”', (key, code, expected) => {
  expect(keyOf({ key, code })).toBe(expected)
})
