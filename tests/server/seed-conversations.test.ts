import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLocalFiles } from '../../src/server/providers/files/file-storage.ts'
import { seedDemo } from '../../src/server/seed/seed-demo.ts'
import { aDatabase, type TestDatabase } from '../support/database.ts'

const NOW = new Date('2026-11-20T03:00:00Z')

let dataDir: string
let database: TestDatabase

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ilteo-seed-'))
  database = await aDatabase()
  await seedDemo(database, { files: createLocalFiles(dataDir), now: NOW, jobs: 20 })
})
afterAll(async () => {
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

test('The demonstration worker and employer each have a conversation with one unread message', async () => {
  const { rows } = await database.pool.query(
    `select m.email, cm.unread_count as unread, c.last_sequence as last, count(s.sequence)::int as messages,
       array_agg(distinct s.kind order by s.kind) as kinds, array_agg(distinct s.lang_code) as languages
     from conversation_members cm join members m on m.id = cm.member_id
     join conversations c on c.id = cm.conversation_id join messages s on s.conversation_id = c.id
     where m.email in ('worker@ilteo.test', 'employer@ilteo.test')
     group by m.email, cm.conversation_id, cm.unread_count, c.last_sequence order by m.email, cm.unread_count`,
  )
  const [read, unread] = [0, 1].map((count) => ({
    unread: count,
    kinds: ['PHRASE', 'TEXT', 'TIME'],
    languages: ['ko', 'vi'],
  }))
  expect(rows).toMatchObject([
    { email: 'employer@ilteo.test', ...read },
    { email: 'employer@ilteo.test', ...unread },
    { email: 'worker@ilteo.test', ...unread },
  ])
  for (const { last, messages } of rows) expect(messages).toBe(last)
})

test('An interview that is agreed on in a conversation is stored with its application', async () => {
  const { rows } = await database.pool.query(
    `select a.status, a.stage, a.interview_at as at, a.created_at < p.reached_at as begun,
       a.updated_at = p.reached_at as updated, p.reached_at = s.created_at as reached,
       (s.content->>'accepted')::timestamptz as agreed
     from messages s join conversations c on c.id = s.conversation_id
     join applications a on a.id = c.application_id
     left join application_steps p on p.application_id = a.id and p.stage = a.stage
     where s.content->>'accepted' is not null`,
  )
  const at = new Date('2026-11-22T14:00:00+09:00')
  const stored = { status: 'SHORTLISTED', stage: 'INTERVIEW', at, agreed: at }
  expect(rows).toEqual([{ ...stored, begun: true, updated: true, reached: true }])
})
