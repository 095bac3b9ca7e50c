import fc, { type Arbitrary } from 'fast-check'
import type { z } from '../../src/contract/base/schema.ts'

type Schema = z.ZodMiniType

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))

/** Random objects cannot always be converted to a string, such as one whose toString is not a function. */
export const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** Values that no field expects. */
export const hostileValue: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    0.1,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 53,
    2 ** 63,
    1e308,
    -1e308,
    '',
    ' ',
    '\0',
    '\uD800',
    '\uDC00x',
    '\u202E',
    '🙂'.repeat(300),
    "' or 1=1 --",
    '%',
    '../../x',
    '$1',
    'x'.repeat(100_000),
    ' '.repeat(100_000),
    `x${'\u3164'.repeat(50_000)}x`,
    '9'.repeat(400),
    '9999-12-31',
    '0000-01-01',
    '-000001-01-01T00:00:00Z',
    'NaN',
    'Infinity',
    '1e999',
    '{}',
    '__proto__',
    [],
    {},
    nested(20),
    nested(40),
    Array(300).fill(0),
    { $ne: null },
    { length: 1e9 },
  ),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.jsonValue({ maxDepth: 4 }),
)

/** Strings of every format in the contract, and ids of existing rows. */
const TEXTS = [
  'Tran Minh Hau',
  'worker@ilteo.test',
  '010-1234-5678',
  '123456',
  'vn',
  'ko',
  'en-GB',
  'etc',
  '06:30',
  '2001-02-28',
  '2026-11-20T03:00:00Z',
  'https://example.com/a?b=c',
  '/recruitinfo',
  '220-81-62517',
  '9001011',
  '화성시',
  '41590',
  'AB12-CD34',
  'picture.jpg',
  'drawing.svg',
  'correct horse',
  '0',
  '7',
  'true',
  'a'.repeat(43),
  'A'.repeat(87),
  'B'.repeat(22),
  '09:00-18:00',
  '',
  ' ',
]

/** A value that the schema usually accepts. */
export function valueFor(schema: Schema, ids: readonly string[]): Arbitrary<unknown> {
  const def = schema._zod.def as Schema['_zod']['def'] & Record<string, unknown>
  const inner = (part: string) => valueFor(def[part] as Schema, ids)
  switch (def.type) {
    case 'object':
      return fc.record(shapeOf(schema, ids))
    case 'optional':
      return fc.option(inner('innerType'), { nil: undefined })
    case 'nullable':
    case 'default':
      return fc.option(inner('innerType'), { nil: def.type === 'nullable' ? null : undefined })
    case 'array':
      return fc.array(inner('element'), { maxLength: 4 })
    case 'record':
      return fc.dictionary(inner('keyType') as Arbitrary<string>, inner('valueType'), { maxKeys: 3 })
    case 'union':
      return fc.oneof(...(def['options'] as Schema[]).map((option) => valueFor(option, ids)))
    default:
      return taken(schema, ids)
  }
}

export const shapeOf = (schema: Schema, ids: readonly string[]): Record<string, Arbitrary<unknown>> =>
  'shape' in schema
    ? Object.fromEntries(
        Object.entries(schema.shape as Record<string, Schema>).map(([name, part]) => [
          name,
          valueFor(part, ids),
        ]),
      )
    : {}

function taken(schema: Schema, ids: readonly string[]): Arbitrary<unknown> {
  const { entries = {}, values = [] } = schema._zod.def as { entries?: object; values?: unknown[] }
  const all = [
    ...Object.values(entries),
    ...values,
    ...TEXTS,
    ...ids,
    true,
    false,
    0,
    1,
    2,
    37.2,
    127.1,
    11_000,
  ]
  const fitting = all.filter((value) => schema.safeParse(value).success)
  return fitting.length > 0 ? fc.constantFrom(...fitting) : hostileValue
}

type Change = [number, 'replace' | 'drop' | 'wrap' | 'add', unknown]

/** The value, unchanged or with up to three parts corrupted. */
export function spoiled(value: Arbitrary<unknown>): Arbitrary<unknown> {
  const change = fc.tuple(
    fc.nat(50),
    fc.constantFrom('replace', 'drop', 'wrap', 'add'),
    hostileValue,
  ) as Arbitrary<Change>
  const changed = fc
    .tuple(value, fc.array(change, { maxLength: 3 }))
    .map(([whole, changes]) => changes.reduce(withChange, whole))
  return fc.oneof({ weight: 9, arbitrary: changed }, { weight: 1, arbitrary: hostileValue })
}

function withChange(whole: unknown, [place, kind, value]: Change): unknown {
  if (typeof whole !== 'object' || whole === null || Array.isArray(whole)) return whole
  const names = Object.keys(whole)
  const name = names[place % Math.max(1, names.length)] ?? 'x'
  const { [name]: former, ...rest } = whole as Record<string, unknown>
  if (kind === 'drop') return rest
  if (kind === 'add') return { ...whole, [asText(value).slice(0, 50)]: value }
  return { ...whole, [name]: kind === 'wrap' ? [former] : value }
}
