import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { createLocalFiles } from '../../src/server/providers/files/file-storage.ts'
import { runServer, type RunningServer } from '../support/server.ts'

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"/>'

let server: RunningServer
beforeAll(async () => {
  server = await runServer()
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

test('A public file is served with its type and cached forever, and an SVG cannot run scripts', async () => {
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

test('A JPEG is served without the sandbox policy of an SVG', async () => {
  const answer = await server.fetch(await stored('photo-1.jpg', { contentType: 'image/jpeg' }))
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  expect(answer.headers.get('content-security-policy')).not.toContain('sandbox')
})

test('A private file answers 404 without a signature', async () => {
  expect((await server.fetch(await stored('private-1.jpg', { isPublic: false }))).status).toBe(404)
})

test('A file that is missing on the disk answers 404', async () => {
  const address = await stored('lost-1.svg')
  await createLocalFiles(join(server.dataDir, 'files')).remove('lost-1.svg')
  expect((await server.fetch(address)).status).toBe(404)
})

test.each(['nothing.svg', '..%2F..%2Fetc%2Fpasswd', '%2e%2e', 'a.exe', 'UPPER.svg', 'x'.repeat(150)])(
  'GET /files/%s answers 404 with a problem document',
  async (reference) => {
    const answer = await server.fetch(`/files/${reference}`)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
  },
)
