import { v7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { listRefusalReasons, REFUSABLE } from '../../src/contract/operator/decision.ts'
import { aVerifiedEmployer } from '../support/announcements.ts'
import { anOperator } from '../support/operators.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let token: string

beforeAll(async () => {
  server = await runServer()
  token = (await anOperator(server)).token
})

const reasons = (companyId: string, kind: string = 'NAME') =>
  server.call(listRefusalReasons, { query: { kind, companyId, langCode: 'en' }, token })

test('Ready reasons are in the language of the company, and explained in that of the operator', async () => {
  const employer = await aVerifiedEmployer(server)
  await server.database.db
    .updateTable('members')
    .set({ lang_code: 'en' })
    .where('id', '=', employer.id)
    .execute()
  const { data } = await reasons(employer.companyId)
  expect(data.langCode).toBe('en')
  expect(data.reasons).toContainEqual({
    text: 'This text is an advertisement. Please ask for a name only.',
    meaning: 'This text is an advertisement. Please ask for a name only.',
  })
})

test.each(REFUSABLE)(
  'There are ready reasons for refusing a %s, also for a company without an account',
  async (kind) => {
    const { data } = await reasons(v7(), kind)
    expect(data.langCode).toBe('ko')
    expect(data.reasons.length).toBeGreaterThan(2)
  },
)
