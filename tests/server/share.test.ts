import sharp from 'sharp'
import { v7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { aCompany, aJob, publish } from '../support/jobs.ts'
import { runServer, type RunningServer } from '../support/server.ts'
import { aWebRoot } from '../support/web-root.ts'

const NOW = new Date('2026-11-20T03:00:00Z')

let server: RunningServer
let company: string

beforeAll(async () => {
  server = await runServer({ webRoot: await aWebRoot() })
  server.clock.now = NOW
  company = await aCompany(server.database.db, NOW)
})

async function card(path: string) {
  const answer = await server.fetch(path)
  const bytes = Buffer.from(await answer.arrayBuffer())
  if (answer.status !== 200) return { status: answer.status }
  const { width, height, format } = await sharp(bytes).metadata()
  const { dominant } = await sharp(bytes).stats()
  return { status: 200, width, height, format, dominant }
}

async function storeImage(content: Buffer): Promise<string> {
  const reference = `test-${v7()}.png`
  await server.services.files.put(reference, content)
  await server.database.db
    .insertInto('files')
    .values({
      reference,
      type: 'announcement',
      content_type: 'image/png',
      size: content.length,
      is_public: true,
      created_at: NOW,
    })
    .execute()
  return reference
}

const RED = { r: 200, g: 0, b: 0 }
const size = { status: 200, width: 1200, height: 630, format: 'jpeg' }

test('The card of a job shows its image, cropped to the size of the card', async () => {
  const content = await sharp({ create: { width: 300, height: 900, channels: 3, background: RED } })
    .png()
    .toBuffer()
  const job = aJob(company, NOW, { image_file: await storeImage(content) })
  await publish(server.database.db, job)
  const found = await card(`/share/jobs/${job.id}.jpg`)
  expect(found).toMatchObject(size)
  expect(found.dominant!.r).toBeGreaterThan(found.dominant!.b)
})

test('The card of a job without a readable image shows an illustration of its category', async () => {
  const broken = await storeImage(Buffer.from('no picture'))
  for (const image_file of [null, broken]) {
    const job = aJob(company, NOW, { categories: ['FARM'], image_file })
    await publish(server.database.db, job)
    const found = await card(`/share/jobs/${job.id}.jpg`)
    expect(found).toMatchObject(size)
    expect(found.dominant!.g).toBeGreaterThan(found.dominant!.b)
  }
})

test('The site has a card', async () => {
  expect(await card('/share/site.jpg')).toMatchObject(size)
})

test('The card of a job or news item that is not public answers 404', async () => {
  const job = aJob(company, NOW, { status: 'IN_REVIEW', listed_at: null })
  await publish(server.database.db, job)
  for (const path of [`jobs/${job.id}`, `jobs/${v7()}`, 'jobs/none', `news/${v7()}`])
    expect((await card(`/share/${path}.jpg`)).status).toBe(404)
})
