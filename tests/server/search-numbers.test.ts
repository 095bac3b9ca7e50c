import { expect, test } from 'vitest'
import { searchConditions } from '../../src/reference/search-conditions.ts'
import { readQuery } from '../../src/server/features/search/read-query.ts'

const conditionsIn = (query: string) =>
  readQuery(query).parts.flatMap(({ terms }) =>
    terms.flatMap((term) => (term.kind === 'CONDITION' ? [term.number] : [])),
  )

const weekendsOff = searchConditions.find(({ phrase }) => phrase === 'WEEKENDS_OFF')?.number

test.each(['주 5일', '주5일근무', '주5일근므'])(
  'A five-day week means that weekends are off: %s',
  (query) => {
    expect(weekendsOff).toBeDefined()
    expect(conditionsIn(query)).toEqual([weekendsOff])
  },
)

test.each(['주 6일', '주 3일', '주 2일', '주 6일 근무'])(
  'Another number of days is not a five that was mistyped: %s',
  (query) => {
    expect(conditionsIn(query)).not.toContain(weekendsOff)
  },
)
