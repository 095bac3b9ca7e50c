import { expect, test } from 'vitest'
import { interfaceLanguages } from '../../src/reference/interface-languages.ts'
import { readCatalogue } from '../../src/server/i18n/read-catalogue.ts'

const translated = interfaceLanguages
  .filter(({ code }) => code !== 'en')
  .map(({ code }) => ({ code, texts: readCatalogue(code, ['work']) }))

const PAY_DAY = 'Pay day: day {day} of every month'
const PACKERS = ['Packing worker', 'Takeaway order packer', 'Parcel sorter']

test.each(translated)('What is gathered from the sea is no crop of a field: $code', ({ texts }) => {
  const [field, sea] = ['Harvest, sort and pack crops', 'Gather, sort and pack fish, shellfish or seaweed']
  expect(texts.get(field)).toBeTruthy()
  expect(texts.get(sea)).toBeTruthy()
  expect(texts.get(sea)).not.toBe(texts.get(field))
})

test.each(translated)(
  'Packers of goods, of food and sorters of parcels are told apart: $code',
  ({ texts }) => {
    const names = PACKERS.map((name) => texts.get(name))
    expect(names.filter(Boolean)).toHaveLength(PACKERS.length)
    expect(new Set(names).size).toBe(PACKERS.length)
  },
)

test('A pay day is a date where the word for days is another one', () => {
  const written = new Map(translated.map(({ code, texts }) => [code, texts.get(PAY_DAY)]))
  expect(written.get('my')).toMatch(/\{day\} ရက်နေ့$/)
  expect(written.get('ru')).toContain('{day}-го числа')
  expect(written.get('th')).toContain('วันที่ {day}')
  expect(written.get('km')).toContain('ថ្ងៃទី {day}')
})
