import { afterAll, beforeAll, expect, test } from 'vitest'
import { callerAddress } from '../../src/server/http/caller-address.ts'
import { createRateLimits } from '../../src/server/http/rate-limits.ts'
import { aDatabase, type TestDatabase } from '../support/database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await aDatabase()
})

afterAll(() => database.close())

test('The networks of one IPv6 site share a wider limit, and those of another site do not', async () => {
  const limits = createRateLimits(database.pool, { 'sign-up-address': { uses: 2, seconds: 600 } })
  const network = (site: string, index: number) => callerAddress(`${site}:${index.toString(16)}::7`)
  const isLeft = (key: string) =>
    limits.use('sign-up-address', key).then(
      () => true,
      () => false,
    )
  const used: boolean[] = []
  for (let index = 0; index < 33; index += 1) used.push(await isLeft(network('2001:db8:77', index)))
  expect(used.filter(Boolean)).toHaveLength(32)
  expect(used.at(-1)).toBe(false)
  await expect(limits.check('sign-up-address', network('2001:db8:77', 900))).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  })
  expect(await isLeft(network('2001:db8:78', 1))).toBe(true)
  expect(await isLeft(`${network('2001:db8:77', 901)} someone@ilteo.test`)).toBe(true)
})
