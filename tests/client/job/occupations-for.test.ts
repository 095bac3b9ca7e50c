import { expect, test } from 'vitest'
import { occupationsFor } from '../../../src/client/entities/phrase/use-occupations.ts'

const named = [
  { code: 'PRODUCTION_WORKER', name: 'Công nhân sản xuất' },
  { code: 'PACKER', name: 'Nhân viên đóng gói' },
  { code: 'WELDER', name: 'Thợ hàn' },
]
const codesFor = (typed: string) => occupationsFor(named, typed).map(({ code }) => code)

test('occupations with a word that begins with what is typed come first', () => {
  expect(codesFor('hàn')).toEqual(['WELDER', 'PRODUCTION_WORKER', 'PACKER'])
  expect(codesFor('han')[0]).toBe('WELDER')
  expect(codesFor('nhân')).toEqual(['PRODUCTION_WORKER', 'PACKER'])
})

test('occupations are found by the words that employers use, and without a word all are listed', () => {
  expect(codesFor('용접')).toEqual(['WELDER'])
  expect(codesFor(' ')).toHaveLength(3)
})
