import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paragraphs, trimmed } from '../../src/contract/base/text-fields.ts'
import { MemberName } from '../../src/contract/account/member-name.ts'
import { visibleText } from '../../src/contract/base/visible-text.ts'

const INVISIBLE = [
  ' ',
  '\t',
  '\u00A0',
  '\u200B',
  '\u200D',
  '\u2060',
  '\u2800',
  '\u3000',
  '\u3164',
  '\uFEFF',
  '\u00AD',
]
const TURNING = ['\u202A', '\u202B', '\u202C', '\u202D', '\u202E', '\u2066', '\u2067', '\u2068', '\u2069']
const HALVES = ['\uD83D', '\uDE00']
const nothing = fc.array(fc.constantFrom(...INVISIBLE, ...TURNING)).map((parts) => parts.join(''))
const anything = fc.string({
  unit: fc.oneof(fc.constantFrom(...INVISIBLE, ...TURNING, ...HALVES), fc.string({ unit: 'grapheme' })),
})
const words = fc.constantFrom('용접공 모집', 'Nguyễn Văn An', 'สมชาย ใจดี', 'ကိုအောင်', '👩‍🏭 구함 ❤️', 'می‌خواهم')

describe('Normalizing text input', () => {
  test('Text without visible characters is rejected as a title and as a name', () => {
    fc.assert(
      fc.property(nothing, (text) => {
        expect(trimmed(60, 1).safeParse(text).success).toBe(false)
        expect(MemberName.safeParse(text).success).toBe(false)
      }),
    )
  })

  test('Invisible characters are trimmed at both ends and kept inside', () => {
    fc.assert(
      fc.property(nothing, words, nothing, (before, text, after) => {
        expect(trimmed(60, 1).parse(before + text + after)).toBe(text)
        expect(MemberName.parse(before + text + after)).toBe(text)
      }),
    )
  })

  test('Normalizing removes bidirectional controls and lone surrogates and is idempotent', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const seen = visibleText(text)
        expect(TURNING.some((mark) => seen.includes(mark))).toBe(false)
        expect(seen.isWellFormed()).toBe(true)
        expect(visibleText(seen)).toBe(seen)
      }),
    )
  })

  test('Control characters are removed, and line breaks are kept in multi-line text only', () => {
    expect(trimmed(60, 1).parse('a\u001B[2Jb\r\n\tc\u2028d\u0000\u009Be')).toBe('a[2Jb c de')
    expect(paragraphs(60).parse('a\u001B[2J\r\n\tb\u2028c\u0000')).toBe('a[2J\r\n\tb\u2028c')
  })

  test('A letter keeps at most six combining marks', () => {
    expect(trimmed(60, 1).parse(`Z${'\u0302'.repeat(50)}a`)).toBe(`Z${'\u0302'.repeat(6)}a`)
    for (const word of ['ကိုအောင်', 'བསྒྲུབས', 'Nguyễn'.normalize('NFD')])
      expect(trimmed(60, 1).parse(word)).toBe(word)
  })
})
