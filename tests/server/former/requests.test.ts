import { beforeAll, describe, expect, test } from 'vitest'
import { fromJSONSchema } from 'zod'
import { signIn } from '../../../src/contract/account/member.ts'
import { migrate } from '../../../src/server/db/migrate.ts'
import { type RunningServer, runServer } from '../../support/server.ts'
import { formerSite, MADE_AT, readFixture } from './former-site.ts'

type Schema = Parameters<typeof fromJSONSchema>[0]

/** What a former web app asked while somebody used it, and what its contract says of the answers. */
interface Recording {
  requests: {
    /** Mail address of who was signed in. */
    as: string | null
    operation: string
    method: string
    path: string
    headers: Record<string, string>
    body?: unknown
    status: number
  }[]
  /** JSON schemas of the answers, by operation and status; the app ignores fields that it does not know. */
  answers: Record<string, Record<string, Schema | null>>
}

/** The requests, by the site on which they were recorded. */
const RECORDED: Record<string, Recording> = {
  '0051-then-0091': JSON.parse(await readFixture('web-app-0051.json.br')),
}

describe.each(Object.entries(RECORDED))('The web app of the site %s', (site, recording) => {
  let server: RunningServer
  const tokens = new Map<string | null, string>()
  beforeAll(async () => {
    const database = await formerSite(site)
    await migrate(database.pool)
    server = await runServer({ database })
    server.clock.now = MADE_AT
    for (const { as: email } of recording.requests) {
      if (email === null || tokens.has(email)) continue
      const body = { authType: 'EMAIL', email, password: 'ilteo-demo-1' } as const
      tokens.set(email, (await server.call(signIn, { body })).data.accessToken)
    }
  })

  test('Every request that it made is answered as its contract says', async () => {
    const failures: unknown[] = []
    for (const { as: email, operation, method, path, headers, body, status } of recording.requests) {
      const token = tokens.get(email)
      const response = await server.fetch(path, {
        method,
        headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const answer: unknown = response.status === 204 ? null : await response.json()
      const answerSchema = recording.answers[operation]?.[status]
      const read = answerSchema ? fromJSONSchema(answerSchema).safeParse(answer) : null
      if (response.status !== status || read?.success === false)
        failures.push({ method, path, status: response.status, issues: read?.error?.issues ?? answer })
    }
    expect(failures).toEqual([])
    expect(recording.requests.length).toBeGreaterThan(60)
  })
})
