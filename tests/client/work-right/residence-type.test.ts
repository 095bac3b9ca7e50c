import { expect, test } from 'vitest'
import { residenceTypeOf, statusesOf } from '../../../src/client/entities/work-right/status-options.ts'

test.each([
  ['E-9', 'FOREIGN_WORKER'],
  ['E-7-4', 'FOREIGN_WORKER'],
  ['D-2', 'FOREIGN_STUDENT'],
  ['D-10', 'JOB_SEEKER'],
  ['F-6', 'IMMIGRANT'],
])('%s means the residence type %s', (status, type) => {
  expect(residenceTypeOf(status)).toBe(type)
})

test.each(['F-4', 'G-1', 'C-3', 'nonsense'])('%s leaves the residence type open', (status) => {
  expect(residenceTypeOf(status)).toBeNull()
})

test('a residence type without statuses of its own suggests none', () => {
  expect(statusesOf('ETC')).toEqual([])
})
