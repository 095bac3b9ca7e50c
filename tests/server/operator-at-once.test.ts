import { beforeAll, describe, expect, test } from 'vitest'
import { DECIDED } from '../../src/contract/case/kinds.ts'
import { waitingCases } from '../support/decisions.ts'
import type { TestMember } from '../support/members.ts'
import { actsIn, anOperator } from '../support/operators.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let operator: TestMember
let other: TestMember
let waiting: ReturnType<typeof waitingCases>

beforeAll(async () => {
  server = await runServer()
  operator = await anOperator(server)
  other = await anOperator(server)
  waiting = waitingCases(server, operator, other)
})

const decisions = () =>
  server.database.db.selectFrom('operator_decisions').select('operator_id').orderBy('id').execute()

/** Repeating an approval is no error: what was wanted is so. */
const REPEATABLE: readonly string[] = ['VERIFICATION', 'NAME']

describe.each(DECIDED)('A case of kind %s', (kind) => {
  test('Two operators who decide it at once decide it once, and the second one learns who did', async () => {
    const { decide } = await waiting[kind]()
    const before = (await decisions()).length
    const answers = await Promise.all([decide(operator), decide(other)])
    const [decision, ...more] = (await decisions()).slice(before)
    expect(more).toEqual([])
    const [first, second] = decision?.operator_id === operator.id ? answers : answers.toReversed()
    expect(first).toMatchObject({
      status: 200,
      data: { undo: { decisionId: expect.any(String) as unknown } },
    })
    expect(second).toMatchObject(
      REPEATABLE.includes(kind)
        ? { status: 200, data: { undo: null } }
        : { problem: { data: { decidedBy: { id: decision?.operator_id } } } },
    )
  })

  test('A decision whose answer was lost is made once when it is sent again, and answered alike', async () => {
    const { decide } = await waiting[kind]()
    const [acts, before] = [(await actsIn(server)).length, (await decisions()).length]
    const first = await decide(operator, `lost-${kind}`)
    const recorded = (await actsIn(server)).length
    expect(recorded).toBeGreaterThan(acts)
    expect(await decide(operator, `lost-${kind}`)).toMatchObject({ status: 200, data: first.data })
    expect(await actsIn(server)).toHaveLength(recorded)
    expect(await decisions()).toHaveLength(before + 1)
  })
})
