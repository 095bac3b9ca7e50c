import { beforeAll, expect, test } from 'vitest'
import { countSuggested } from '../../src/contract/job/suggestion.ts'
import { aCompany, aJob, publish } from '../support/jobs.ts'
import { runServer, type RunningServer } from '../support/server.ts'

const NOW = new Date('2026-11-20T03:00:00Z')
const [HWASEONG, SEOUL] = [142, 23]

let server: RunningServer

beforeAll(async () => {
  server = await runServer()
  server.clock.now = NOW
  const company = await aCompany(server.database.db, NOW)
  const welder = { occupations: ['WELDER'], region_id: HWASEONG, visa_available: true }
  await publish(
    server.database.db,
    aJob(company, NOW, welder),
    aJob(company, NOW, { ...welder, keywords: ['PROVIDE_RESIDENCE'] }),
    aJob(company, NOW, { ...welder, visa_available: false }),
    aJob(company, NOW, { ...welder, status: 'CLOSED' }),
    aJob(company, NOW, { ...welder, occupations: ['COOK'], region_id: SEOUL }),
  )
})

test('Each suggestion is counted in place of what the search has of its kind', async () => {
  const query = {
    visaAvailable: true,
    occupation: 'COOK',
    suggestions: ['WELDER..', `.${SEOUL}.`, `WELDER.${SEOUL}.`, 'WELDER..PROVIDE_RESIDENCE', 'PLUMBER..'],
  }
  const { data } = await server.call(countSuggested, { query })
  expect(data).toEqual([2, 1, 0, 1, 0])
})

test.each(['WELDING..', '.999999.', '..NO_SUCH_BENEFIT', 'WELDER', Array(7).fill('.142.').join()])(
  'The suggestions %j are refused',
  async (suggestions) => {
    const answer = await server.fetch(`/api/employee/jobs/suggestion-counts?suggestions=${suggestions}`)
    expect(answer.status).toBe(400)
  },
)
