import { expect, test } from 'vitest'
import { csvOf } from '../../src/contract/base/csv.ts'

/** The cells of a CSV file, by RFC 4180. */
function cellsOf(csv: string): string[][] {
  return csv
    .replace(/^\uFEFF/, '')
    .split(/\r\n(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .filter((line) => line !== '')
    .map((line) =>
      [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell]) => (cell ?? '').replaceAll('""', '"')),
    )
}

test.each([
  "=cmd|' /C calc'!A0",
  '+82 10 1234 5678',
  '-2+3',
  '@SUM(1+1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '＝1+1',
])('A cell beginning as %j cannot run as a formula', (text) => {
  expect(cellsOf(csvOf([['name', text]]))).toEqual([['name', `'${text}`]])
})

test('Names in right-to-left script, 60 emoji, quotes, commas and line breaks survive', () => {
  const texts = ['محمد علي', '😀'.repeat(60), 'Nguyễn "Văn" A, B', '첫 줄\n둘째 줄', "O'Brien", '']
  expect(cellsOf(csvOf([texts, texts]))).toEqual([texts, texts])
})

test('The file begins with a byte order mark and ends its lines with CRLF', () => {
  const bytes = new TextEncoder().encode(csvOf([['이름']]))
  expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
  expect(csvOf([['a'], ['b']])).toBe('\uFEFF"a"\r\n"b"\r\n')
})
