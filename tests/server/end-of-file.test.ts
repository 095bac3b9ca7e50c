import { expect, test } from 'vitest'
import { atEndOfFile, endFile } from '../support/end-of-file.ts'
import { runServer } from '../support/server.ts'

test('Cleanups run once, in reverse order, even after one has failed', async () => {
  const done: string[] = []
  atEndOfFile(() => done.push('first'))
  atEndOfFile(() => {
    throw new Error('lost')
  })
  atEndOfFile(() => done.push('last'))
  await expect(endFile()).rejects.toThrow('cleaning up after the file failed')
  expect(done).toEqual(['last', 'first'])
  await endFile()
  expect(done).toHaveLength(2)
})

test('A server that a test started is closed with its database', async () => {
  const server = await runServer()
  expect((await server.fetch('/healthz')).status).toBe(200)
  await endFile()
  await expect(server.fetch('/healthz')).rejects.toThrow('fetch failed')
  expect(server.database.pool).toMatchObject({ ended: true, totalCount: 0 })
})
