import { expect, test } from 'vitest'
import { searchConditions } from '../../src/reference/search-conditions.ts'
import { readQuery } from '../../src/server/features/search/read-query.ts'
import { lettersIn, readScopeQuery } from '../../src/server/features/search/service.ts'

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

test.each(['다이소', '쿠팡', '스타벅스'])('The name of a firm is looked for as it is: %s', (query) => {
  expect(readQuery(query)).toEqual({ parts: [], rest: query })
})

test('A posting is found by the words of its title as they are spelt, a query also by similar ones', () => {
  const welder = readScopeQuery('용접공', []).words
  expect(lettersIn('용접공 구함')).toEqual(expect.arrayContaining(welder))
  expect(readScopeQuery('용접곤', []).words).toEqual(welder)
  expect(lettersIn('용접곤 구함')).toEqual([])
})

test.each(['현장', '작업', '인턴', '생산', '어학원'])('A word of its own is no misspelt one: %s', (query) => {
  expect(readQuery(query)).toEqual({ parts: [], rest: query })
})

test.each(['용졉기능공', '요접기능공', 'wedler', 'wwelder'])(
  'A slip of the pen is read over: %s',
  (query) => {
    expect(readScopeQuery(query, []).words).toEqual(readScopeQuery('용접공', []).words)
  },
)
