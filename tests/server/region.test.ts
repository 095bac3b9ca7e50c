import { beforeAll, expect, test } from 'vitest'
import { listRegions } from '../../src/contract/place/region.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await runServer()
})

test('GET /regions lists the 17 provinces, then every city, county and district', async () => {
  const { data } = await server.call(listRegions)
  expect(data.slice(0, 17).every((region) => region.parent === null && region.sigungu === null)).toBe(true)
  expect(data.slice(17).every((region) => region.parent !== null && region.sigungu !== null)).toBe(true)
  expect(data).toHaveLength(286)
})

test('GET /regions with a province lists its cities and their districts', async () => {
  const { data } = await server.call(listRegions, { query: { parentId: 9 } })
  const names = data.map((region) => region.sigungu)
  expect(names).toContain('수원시')
  expect(names).toContain('수원시 장안구')
  expect(data.every((region) => region.parent === 9)).toBe(true)
  expect(data.find((region) => region.sigungu === '수원시')?.isLeaf).toBe(false)
})

test.each([
  ['777', 'UNKNOWN'],
  ['0', 'TOO_SMALL'],
  ['abc', 'INVALID'],
  ['1,2', 'INVALID'],
])('GET /regions rejects the parent %s with a field error', async (parentId, code) => {
  const { status, problem } = await server.call(listRegions, { query: { parentId } })
  expect(status).toBe(400)
  expect(problem.errors).toMatchObject([{ field: 'parentId', code }])
})
