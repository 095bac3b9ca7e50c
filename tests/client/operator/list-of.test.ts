import { expect, test } from 'vitest'
import { listReports } from '../../../src/contract/case/report.ts'
import { listOf } from '../../../src/client/features/operator/queries.ts'

const page = (query: object) => listOf([listReports.name, { query }, 'member'])

test('A page is of the same list as another page or another searched text, and of no other state', () => {
  const open = page({ status: 'OPEN', pageNumber: 0 })
  expect(page({ status: 'OPEN', pageNumber: 1, query: 'welder' })).toBe(open)
  expect(page({ status: 'SETTLED', pageNumber: 0 })).not.toBe(open)
  expect(listOf(['operator.other', { query: { status: 'OPEN' } }, 'member'])).not.toBe(open)
})
