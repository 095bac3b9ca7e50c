import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DECIDED } from '../../src/contract/case/kinds.ts'
import { cases as caseKinds } from '../../src/server/features/operator/cases.ts'
import { getLastDecision, listDecisions } from '../../src/contract/operator/decision.ts'
import { listUndoable } from '../../src/server/features/operator/undo.ts'
import { caseActions } from '../support/cases.ts'
import { decisionsBy } from '../support/decisions.ts'
import type { TestMember } from '../support/members.ts'
import { anOperator } from '../support/operators.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let cases: ReturnType<typeof caseActions>
let operator: TestMember
let colleague: TestMember
let make: ReturnType<typeof decisionsBy>

beforeAll(async () => {
  server = await runServer()
  cases = caseActions(server)
  operator = await anOperator(server)
  colleague = await anOperator(server)
  make = decisionsBy(server, operator, colleague)
})
beforeEach(() => {
  server.clock.now = null
})

const later = (from: string, milliseconds: number) => {
  server.clock.now = new Date(Date.parse(from) + milliseconds)
}
const isOffered = async (id: string | undefined) => (await cases.undoable(operator)).includes(id ?? '')

describe.each(DECIDED)('A decision of kind %s', (kind) => {
  test('It is offered until its ten minutes are over, and the undo then succeeds', async () => {
    const { undo } = await make[kind]()
    expect(await isOffered(undo?.decisionId)).toBe(true)
    later(undo?.until ?? '', 1)
    expect(await isOffered(undo?.decisionId)).toBe(false)
    later(undo?.until ?? '', 0)
    expect(await isOffered(undo?.decisionId)).toBe(true)
    expect((await cases.undo(operator, undo?.decisionId)).status).toBe(200)
    expect(await isOffered(undo?.decisionId)).toBe(false)
  })

  test('It is not offered once something has happened to its subject, and the undo is refused', async () => {
    const { undo, change } = await make[kind]()
    expect((await change()).status).toBeLessThan(300)
    expect(await isOffered(undo?.decisionId)).toBe(false)
    expect(await cases.undo(operator, undo?.decisionId)).toMatchObject({
      status: 409,
      problem: { responseCode: 'UNDO_REFUSED', data: { cause: 'CHANGED' } },
    })
  })

  test('Each operator learns who made it, and who made it is offered the undo until it is undone', async () => {
    const { undo } = await make[kind]()
    const own = (await server.call(listDecisions, { token: operator.token })).data
    const subjectId = own.find(({ id }) => id === undo?.decisionId)?.subjectId ?? ''
    const last = async ({ token }: TestMember) =>
      (await server.call(getLastDecision, { query: { kind, subjectId }, token })).data
    const decidedBy = { id: operator.id, name: expect.any(String) as unknown }
    expect(await last(operator)).toMatchObject({ decidedBy, undo })
    expect(await last(colleague)).toMatchObject({ decidedBy, undo: null })
    await cases.undo(operator, undo?.decisionId)
    expect((await last(colleague))?.decidedBy?.id).not.toBe(operator.id)
  })

  test('What does not touch it leaves it offered, and the undo succeeds', async () => {
    const { undo, other } = await make[kind]()
    expect((await other?.())?.status ?? 200).toBeLessThan(300)
    await make[kind]()
    expect(await isOffered(undo?.decisionId)).toBe(true)
    expect((await cases.undo(operator, undo?.decisionId)).status).toBe(200)
  })
})

test('Asking what can be undone neither writes nor locks, whatever the kind', async () => {
  const made = await Promise.all(DECIDED.map(async (kind) => (await make[kind]()).undo?.decisionId ?? ''))
  const by = { operatorId: operator.id, now: new Date() }
  // PostgreSQL refuses writes and row locks in it.
  const readOnly = server.database.db.transaction().setAccessMode('read only')
  const found = await readOnly.execute(async (tx) => {
    const listed = (await listUndoable(tx, by)).map(({ id }) => id)
    const each = []
    for (const [index, kind] of DECIDED.entries())
      each.push((await caseKinds[kind].findUndoable(tx, by, { id: made[index] ?? '' }))?.decisionId)
    return { listed, each }
  })
  expect(found.each).toEqual(made)
  expect(found.listed.toSorted()).toEqual(made.toSorted())
})
