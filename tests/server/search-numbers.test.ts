import { expect, test } from 'vitest'
import { searchConditions } from '../../src/reference/search-conditions.ts'
import { readQuery } from '../../src/server/features/search/read-query.ts'

const conditionsIn = (query: string) =>
  readQuery(query).parts.flatMap(({ terms }) =>
    terms.flatMap((term) => (term.kind === 'CONDITION' ? [term.number] : [])),
  )

const weekendsOff = searchConditions.find(({ phrase }) => phrase === 'WEEKENDS_OFF')?.number

test('A five-day week means that weekends are off', () => {
  expect(weekendsOff).toBeDefined()
  for (const query of ['주 5일', '주5일근무', '주5일근므'])
    expect(conditionsIn(query), query).toEqual([weekendsOff])
})

test('Another number of days is not a five that was mistyped', () => {
  for (const query of ['주 6일', '주 3일', '주 2일', '주 6일 근무'])
    expect(conditionsIn(query), query).not.toContain(weekendsOff)
})
