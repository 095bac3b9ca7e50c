import { beforeAll, expect, test } from 'vitest'
import { signInWithDrafts } from '../../src/client/offline/drafts/visitor-drafts.ts'
import type { Receipt } from '../../src/client/offline/outbox/engine/entry.ts'
import { uploadFile } from '../../src/contract/site/file.ts'
import { favoriteJob } from '../../src/contract/job/job.ts'
import { saveExpectedJob, saveResume } from '../../src/contract/candidate/resume-form.ts'
import { faultProxy } from '../support/fault-proxy.ts'
import { aWorker, type TestMember } from '../support/members.ts'
import { twoColorImage } from '../support/images.ts'
import { aCompany, aJob, publish } from '../support/jobs.ts'
import { runServer } from '../support/server.ts'
import { type Connection, Phone } from './outbox-phone.ts'

const LIVES = Number(process.env.OUTBOX_LIVES ?? 8)
const SEED = Number(process.env.OUTBOX_SEED ?? 0)
const ACTS = 30
let line: Connection

beforeAll(async () => {
  const server = await runServer()
  const proxy = await faultProxy(Number(new URL(server.url).port))
  const { db } = server.database
  const company = await aCompany(db, new Date())
  const jobs = [1, 2, 3].map(() => aJob(company, new Date()))
  await publish(db, ...jobs)
  const photo = new Uint8Array(await twoColorImage(40, 40).jpeg().toBuffer()).buffer
  line = { server, proxy, jobs: jobs.map(({ id }) => id), photo }
  return () => proxy.close()
})

async function stateOf(member: TestMember) {
  const { db } = line.server.database
  const of = { id: member.id }
  const [resume, wish, files, favorites, keys] = await Promise.all([
    db.selectFrom('resumes').selectAll().where('member_id', '=', of.id).executeTakeFirst(),
    db.selectFrom('expected_jobs').selectAll().where('member_id', '=', of.id).executeTakeFirst(),
    db.selectFrom('files').select('reference').where('owner_id', '=', of.id).execute(),
    db.selectFrom('favorites').select('job_id').where('member_id', '=', of.id).execute(),
    db.selectFrom('idempotency_keys').select('key').where('member_id', '=', of.id).execute(),
  ])
  return {
    resume,
    wish,
    files,
    favorites: favorites.map((row) => row.job_id),
    keys: keys.map((row) => row.key),
  }
}

test.each(Array.from({ length: LIVES }, (_, life) => SEED + life))(
  'After the random history %i the receipts on the phone match the state of the server',
  async (seed) => {
    const phone = new Phone(line, await aWorker(line.server), seed)
    await signInWithDrafts(phone.environment.database, {
      memberId: phone.member.id,
      token: phone.member.token,
    })
    for (let act = 0; act < ACTS; act += 1) await phone.step()
    await phone.drainAll()

    const { entries, receipts } = await phone.contents()
    const state = await stateOf(phone.member)
    const sent = receipts.filter((receipt) => receipt.outcome === 'SENT')
    // The server did exactly what it reported.
    expect(state.keys.toSorted()).toEqual(sent.map(({ id }) => id).toSorted())
    expect(state.files).toHaveLength(sent.filter(({ operation }) => operation === uploadFile.name).length)
    expect(state.wish?.version ?? 0).toBe(
      sent.filter(({ operation }) => operation === saveExpectedJob.name).length,
    )
    for (const id of line.jobs) {
      const newest = newestOf(sent.filter(({ entity }) => entity === `favorite:${id}`))
      expect(state.favorites.includes(id)).toBe(newest?.operation === favoriteJob.name)
    }
    const resumes = sent.filter(({ operation }) => operation === saveResume.name)
    expect(state.resume?.version ?? 0).toBe(resumes.length + phone.elsewhere.length)
    expect([introductionIn(newestOf(resumes)?.payload), phone.elsewhere.at(-1)]).toContain(
      state.resume?.introduction,
    )
    // The remaining entries need the member's decision, as another device wrote meanwhile.
    const waiting = entries.filter((entry) => entry.state !== 'CONFLICT').map(({ needs }) => needs)
    for (const needs of waiting) {
      expect(entries.some((entry) => entry.state === 'CONFLICT' && needs.includes(entry.id))).toBe(true)
    }
  },
)

function newestOf(receipts: readonly Receipt[]): Receipt | undefined {
  return receipts.toSorted((a, b) => a.seq - b.seq).at(-1)
}

function introductionIn(payload: unknown): unknown {
  return typeof payload === 'object' && payload !== null && 'introduction' in payload
    ? payload.introduction
    : undefined
}
