import { beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '../../src/contract/base/endpoint.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { signIn } from '../../src/contract/account/member.ts'
import { showReportedMessages } from '../../src/contract/case/message-report.ts'
import { listDecisions } from '../../src/contract/operator/decision.ts'
import { getOperatorOverview, listActs } from '../../src/contract/operator/operator.ts'
import { aWorker, anEmployer, PASSWORD, type TestMember } from '../support/members.ts'
import { anOperator } from '../support/operators.ts'
import { runServer, type RunningServer, unknownParams } from '../support/server.ts'

const ofOperators = endpoints.filter(({ path }) => path.startsWith('/operator/'))
/** Calls for other roles, which operators may not make. */
const ofOthers = endpoints.filter(
  ({ by }) => by === 'EMPLOYER' || by === 'EMPLOYEE' || (Array.isArray(by) && !by.includes('OPERATOR')),
)

let server: RunningServer
let worker: TestMember
let employer: TestMember
let operator: TestMember

beforeAll(async () => {
  server = await runServer()
  worker = await aWorker(server)
  employer = await anEmployer(server)
  operator = await anOperator(server)
})

/** For an unknown id and without a body, neither of which a caller without access may learn. */
const calls = (endpoint: Endpoint, token?: string) =>
  server.call(endpoint, { params: unknownParams(endpoint), ...(token ? { token } : {}) })

test('The endpoints of operators and of other roles are found in the contract', () => {
  expect(ofOperators.length).toBeGreaterThan(30)
  expect(ofOthers.length).toBeGreaterThan(30)
})

describe.each(ofOperators)('Access to $name', (endpoint) => {
  test('The endpoint is available to operators only, even for an unknown id', async () => {
    expect(await calls(endpoint)).toMatchObject({ status: 401, problem: { responseCode: 'UNAUTHENTICATED' } })
    expect(await calls(endpoint, worker.token)).toMatchObject({
      status: 403,
      problem: { responseCode: 'FORBIDDEN' },
    })
    expect((await calls(endpoint, employer.token)).status).toBe(403)
    expect([401, 403, 500]).not.toContain((await calls(endpoint, operator.token)).status)
  })
})

describe.each(ofOthers)('Access to $name', (endpoint) => {
  test('The endpoint is not available to operators', async () => {
    expect(await calls(endpoint, operator.token)).toMatchObject({
      status: 403,
      problem: { responseCode: 'FORBIDDEN' },
    })
  })
})

test('Every list for operators is paged', () => {
  const lists = ofOperators.filter(({ answer }) => answer?.def.type === 'array')
  expect(lists.length).toBeGreaterThan(8)
  // The reported message and five on either side; ten decisions that can be undone.
  const short = [showReportedMessages.name, listDecisions.name]
  expect(lists.filter(({ paged }) => !paged).map(({ name }) => name)).toEqual(short)
})

test('A session of an operator ends after twelve hours', async () => {
  const now = new Date('2026-11-20T03:00:00Z')
  server.clock.now = now
  const { data } = await server.call(signIn, {
    body: { authType: 'EMAIL', email: operator.email, password: PASSWORD },
  })
  expect(data).toMatchObject({ role: 'OPERATOR', expiresAt: '2026-11-20T15:00:00.000Z' })
  server.clock.now = new Date('2026-11-20T15:00:01Z')
  expect((await server.call(getOperatorOverview, { token: data.accessToken })).status).toBe(401)
  server.clock.now = null
})

test('Answers to operators are not cacheable', async () => {
  const { headers } = await server.call(listActs, { token: operator.token })
  expect(headers.get('cache-control')).toBe('private, no-store')
})
