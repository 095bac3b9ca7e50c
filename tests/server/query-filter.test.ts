import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoints } from '../../src/contract/endpoints.ts'
import { listJobs } from '../../src/contract/job/job.ts'
import { listOrders } from '../../src/contract/payment/order.ts'
import { validatedQuery } from '../../src/server/http/validation.ts'
import { anEmployer } from '../support/members.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await runServer()
})

const optional = endpoints.flatMap(({ name, query }) =>
  query instanceof z.ZodMiniObject
    ? Object.entries(query.shape)
        .filter(([, field]) => z.safeParse(field as z.ZodMiniType, undefined).success)
        .map(([parameter]) => ({ name, query, parameter }))
    : [],
)

test('Every endpoint declares its query as an object', () => {
  const others = endpoints.filter(({ query }) => query && !(query instanceof z.ZodMiniObject))
  expect(others.map(({ name }) => name)).toEqual([])
})

describe('Empty optional parameters', () => {
  test.each(optional)('The empty parameter $parameter of $name counts as absent', ({ query, parameter }) => {
    const parsed = (input: unknown) => {
      try {
        return validatedQuery(query, input)
      } catch (error) {
        return error instanceof Error && 'fields' in error ? error.fields : error
      }
    }
    expect(parsed({ [parameter]: '' })).toEqual(parsed({}))
  })
})

test('GET /employee/jobs with all filters empty answers the unfiltered list', async () => {
  const names = [
    'langCode',
    'productType',
    'query',
    'payType',
    'minPayAmount',
    'pageNumber',
    'pageSize',
    'sort',
  ]
  const answer = await server.call(listJobs, { query: Object.fromEntries(names.map((name) => [name, ''])) })
  expect(answer.status).toBe(200)
})

test('An empty required parameter is rejected', async () => {
  const { token } = await anEmployer(server)
  const { status, problem } = await server.call(listOrders, { query: { type: '' }, token })
  expect([status, problem.errors?.[0]?.field]).toEqual([400, 'type'])
})

test('a refusal of a malformed value does not quote the pattern it has to match', async () => {
  const { status, problem } = await server.call(listJobs, { query: { langCode: '!' } })
  expect(status).toBe(400)
  expect(problem.errors).toMatchObject([{ field: 'langCode', message: 'is not well-formed' }])
})
