import { expect, test } from 'vitest'
import { searchOfAll, searchOfOwn } from '../../../src/client/features/job/may-take/own-search.ts'
import { writeSearchText } from '../../../src/client/features/layout/search-text.ts'

const trainee = { visaStatus: 'D-4', koreanLevel: 'TOPIK2' } as const
const resident = { visaStatus: 'F-5' }

test('The hours that a status allows come and go with the jobs that it allows', () => {
  const own = searchOfOwn({ regionIds: '96', page: '3' }, trainee)
  expect(writeSearchText(own)).toBe('?regionIds=96&mayTake=true&maxHours=WEEK_20')
  expect(writeSearchText(searchOfAll(own, trainee))).toBe('?regionIds=96')
})

test('Another status takes the place of the former hours, and a status without a limit removes them', () => {
  const own = searchOfOwn({}, trainee)
  expect(searchOfOwn(own, { visaStatus: 'H-1' }, trainee).maxHours).toBe('WEEK_25')
  expect(searchOfOwn(own, resident, trainee).maxHours).toBeUndefined()
})

test('Hours that the reader chose themselves stay', () => {
  expect(searchOfOwn({ maxHours: 'WEEK_10' }, resident).maxHours).toBe('WEEK_10')
  expect(searchOfAll({ maxHours: 'WEEK_10', mayTake: 'true' }, trainee).maxHours).toBe('WEEK_10')
})
