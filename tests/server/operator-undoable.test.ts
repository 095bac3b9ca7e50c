import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { restoreMember, suspendMember } from '../../src/contract/operator/member.ts'
import { caseActions, MINUTE } from '../support/cases.ts'
import type { TestMember } from '../support/members.ts'
import { actsIn, anOperator } from '../support/operators.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let cases: ReturnType<typeof caseActions>
let operator: TestMember
let other: TestMember

beforeAll(async () => {
  server = await runServer()
  cases = caseActions(server)
  operator = await anOperator(server)
  other = await anOperator(server)
})
beforeEach(() => {
  server.clock.now = null
})

const approved = async (id: string) => (await cases.approve(operator, id)).data.undo?.decisionId

describe('What the server offers to undo', () => {
  const offered = async (id: string) => (await cases.verificationCase(operator, id)).data.undo?.decisionId

  test('A decision is listed and offered with its case until somebody has acted on it', async () => {
    const { employer, id } = await cases.aRequest()
    const decision = await approved(id)
    expect((await cases.undoable(operator))[0]).toBe(decision)
    expect(await offered(id)).toBe(decision)
    expect(await cases.undoable(other)).not.toContain(decision)
    await cases.acts.publish(employer, {})
    expect(await offered(id)).toBeUndefined()
    expect(await cases.undoable(operator)).not.toContain(decision)
    expect(await cases.undo(operator, decision)).toMatchObject({
      status: 409,
      problem: { data: { cause: 'CHANGED' } },
    })
  })

  test('A closing is no longer listed while its company is suspended, and is once it is not', async () => {
    const { id, employer } = await cases.aReport()
    const { data } = await cases.settle(operator, id, { outcome: 'CLOSED', cause: 'FRAUD' })
    const person = { params: { id: employer.id }, body: { reason: '사칭' }, token: other.token }
    await server.call(suspendMember, person)
    expect(await cases.undoable(operator)).not.toContain(data.undo?.decisionId)
    await server.call(restoreMember, person)
    expect(await cases.undoable(operator)).toContain(data.undo?.decisionId)
    expect((await cases.undo(operator, data.undo?.decisionId)).status).toBe(200)
  })

  test('Decisions that were undone or are older than ten minutes are not listed', async () => {
    const [undone, old] = [
      await approved((await cases.aRequest()).id),
      await approved((await cases.aRequest()).id),
    ]
    await cases.undo(operator, undone)
    expect(await cases.undoable(operator)).not.toContain(undone)
    expect(await cases.undoable(operator)).toContain(old)
    server.clock.now = new Date(Date.now() + 11 * MINUTE)
    expect(await cases.undoable(operator)).toEqual([])
  })

  test('Asking changes nothing: no act is recorded, nobody is told, and the posting stays public', async () => {
    const { employer, id } = await cases.aRequest()
    const { data: job } = await cases.acts.publish(employer, {})
    const decision = await approved(id)
    const [acts, before] = [(await actsIn(server)).length, await cases.acts.stored(job.id)]
    expect(await cases.undoable(operator)).toContain(decision)
    expect(await actsIn(server)).toHaveLength(acts)
    expect(await cases.acts.stored(job.id)).toEqual(before)
    expect(await cases.noticesOf(employer)).toEqual(['BUSINESS_VERIFIED'])
  })
})
