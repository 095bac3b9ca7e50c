import { beforeAll, expect, test } from 'vitest'
import { runServer, type RunningServer } from '../support/server.ts'
import { aWebRoot } from '../support/web-root.ts'

const JOB = '01a1fd33-4b49-7984-915e-c639d26fa4e4'

let server: RunningServer

beforeAll(async () => {
  server = await runServer({ webRoot: await aWebRoot() })
})

test.each(['.', ')', '%29.', '。', ',', '…', '입니다', "'", '>', '%E2%80%8B'])(
  'A link that ends with %s of the text around it leads to its page',
  async (tail) => {
    const answer = await server.fetch(`/recruitment/detail/${JOB}${tail}?from=talk`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      `/recruitment/detail/${JOB}?from=talk`,
    ])
  },
)

test('A link that would lead to another host is no page', async () => {
  expect((await server.fetch('//evil.test/)', { redirect: 'manual' })).status).toBe(404)
})
