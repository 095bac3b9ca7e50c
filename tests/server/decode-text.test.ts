import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { decodeText, decodeTextStrictly } from '../../src/server/providers/text/decode-text.ts'

/** Syllables that CP949 has and KS X 1001, the `euc-kr` of Node.js, has not. */
const TEXT = '펲시콜라 햏 쌰쌰, 뷀 2026\n먄해요'

test.each([
  '',
  'euc-kr',
  'EUC-KR',
  'cp949',
  'ms949',
  'MS-949',
  'x-windows-949',
  'windows-949',
  'ks_c_5601-1987',
  'UHC',
  'utf-8',
  'ISO-8859-1',
  'nonsense-9',
])('Korean text of CP949 with the label %j is read', (label) => {
  expect(decodeText(iconv.encode(TEXT, 'cp949'), label)).toBe(TEXT)
})

test.each(['', 'euc-kr', 'iso-8859-1', 'utf-16'])('UTF-8 with the label %j is read as UTF-8', (label) => {
  expect(decodeText(Buffer.from(TEXT), label)).toBe(TEXT)
  expect(decodeText(Buffer.from(`\uFEFF${TEXT}`), label)).toBe(TEXT)
})

test.each(['utf-16le', 'utf-16be'])(
  '%s is read with and without a byte order mark, whatever the label',
  (encoding) => {
    for (const addBOM of [true, false])
      expect(decodeText(iconv.encode(TEXT, encoding, { addBOM }), 'euc-kr')).toBe(TEXT)
  },
)

test('Other encodings are decoded by their label', () => {
  expect(decodeText(iconv.encode('求人 ベトナム', 'shift_jis'), 'Shift_JIS')).toBe('求人 ベトナム')
  expect(decodeText(Buffer.from([0x56, 0x69, 0xea, 0xf2, 0x74]), 'windows-1258').normalize('NFC')).toBe(
    'Việt',
  )
})

test('Strict decoding names the line with the first invalid character', () => {
  const broken = (text: string) => Buffer.concat([iconv.encode(text, 'cp949'), Buffer.from([0xff, 0x0a])])
  expect(() => decodeTextStrictly(broken('가\r\n나\r\n다'))).toThrow('line 3:')
  expect(() => decodeTextStrictly(Buffer.from('a\nb\0c'))).toThrow('line 2:')
  expect(decodeTextStrictly(iconv.encode(TEXT, 'cp949'))).toBe(TEXT)
})
