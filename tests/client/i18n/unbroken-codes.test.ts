import { expect, test } from 'vitest'
import { unbrokenCodes } from '../../../src/client/i18n/unbroken-codes.ts'

test.each([
  ['From E-9 to E-7-4', 'From E\u20119 to E\u20117\u20114'],
  ['"F-2-R","E-7-4R"', '"F\u20112\u2011R","E\u20117\u20114R"'],
  ['비전문취업(E-9)에서 E-7-4로', '비전문취업(E\u20119)에서 E\u20117\u20114로'],
  ['Называется E-9-1', 'Называется E\u20119\u20111'],
  ['E-9-өөс', 'E\u20119-өөс'],
])('%j stays in one line as %j', (text, unbroken) => expect(unbrokenCodes(text)).toBe(unbroken))

test.each(['1577-0071', 'COVID-19', '2026-11-22', 'part-time', 'A-123-45', 'x-E-9'])(
  '%j names no status and is left alone',
  (text) => expect(unbrokenCodes(text)).toBe(text),
)
