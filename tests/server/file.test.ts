import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { createLocalFiles } from '../../src/server/providers/files/local-files.ts'
import { running, type RunningServer } from '../support/server.ts'

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"/>'

let server: RunningServer
beforeAll(async () => {
  server = await running()
})

async function stored(
  reference: string,
  { isPublic = true, contentType = 'image/svg+xml' } = {},
): Promise<string> {
  await createLocalFiles(join(server.dataDir, 'files')).put(reference, DRAWING)
  await server.database.db
    .insertInto('files')
    .values({
      reference,
      type: 'announcement',
      content_type: contentType,
      size: DRAWING.length,
      is_public: isPublic,
      created_at: new Date(),
    })
    .execute()
  return `/files/${reference}`
}

test('a public file is served with its type, for ever, and a drawing may run nothing', async () => {
  const answer = await server.fetch(await stored('drawing-1.svg'))
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe(DRAWING)
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  )
})

test('a photo keeps the policy of the pages', async () => {
  const answer = await server.fetch(await stored('photo-1.jpg', { contentType: 'image/jpeg' }))
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  expect(answer.headers.get('content-security-policy')).not.toContain('sandbox')
})

test('a private file is not found by the public', async () => {
  expect((await server.fetch(await stored('private-1.jpg', { isPublic: false }))).status).toBe(404)
})

test('a file that the database knows and the disk has lost is not found', async () => {
  const address = await stored('lost-1.svg')
  await createLocalFiles(join(server.dataDir, 'files')).remove('lost-1.svg')
  expect((await server.fetch(address)).status).toBe(404)
})

test.each(['nothing.svg', '..%2F..%2Fetc%2Fpasswd', '%2e%2e', 'a.exe', 'UPPER.svg', 'x'.repeat(150)])(
  'the reference %s is a problem answer, not found',
  async (reference) => {
    const answer = await server.fetch(`/files/${reference}`)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
  },
)
