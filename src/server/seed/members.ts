import type { Insertable } from 'kysely'
import type pg from 'pg'
import type { ApplicationStatus } from '../../contract/base/enums.ts'
import type { Database } from '../db/schema.ts'
import { hashPassword } from '../features/member/password.ts'
import { copyRows } from './copy.ts'
import type { LoadedJob } from './load-jobs.ts'
import { createRandom, type Random } from './random.ts'
import { generateResumes } from './resumes.ts'
import { PEOPLE_NAMES } from './text/people.ts'

export const DEMO_PASSWORD = 'ilteo-demo-1'
export const DAY = 86_400_000
const WORKERS = 44

export interface Worker {
  memberId: string
  resumeId: string
}
type MemberRow = Insertable<Database['members']>
type ApplicationRow = Insertable<Database['applications']>

interface Crowd {
  seed: string
  now: Date
  jobs: LoadedJob[]
}

/** Loads the demonstration worker and operator, and other workers with resumes, favorites and applications. */
export async function loadMembers(client: pg.ClientBase, { seed, now, jobs }: Crowd): Promise<Worker[]> {
  const random = createRandom(`${seed}/members`)
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const joined = new Date(now.getTime() - 90 * DAY)
  const operator = memberRow(random, joined, {
    email: 'operator@ilteo.test',
    name: '일터 운영자',
    role: 'OPERATOR',
    langCode: 'ko',
  })
  const demo = memberRow(random, joined, {
    email: 'worker@ilteo.test',
    name: 'Nguyen Van An',
    role: 'EMPLOYEE',
    langCode: 'vi',
  })
  const others = Array.from({ length: WORKERS }, (_, index) => {
    const [name, country, langCode] = PEOPLE_NAMES[index % PEOPLE_NAMES.length] ?? ['Worker', 'vn', 'vi']
    const at = new Date(now.getTime() - random.int(3, 400) * DAY)
    const email = `member-${String(index + 1).padStart(2, '0')}@ilteo.test`
    const row = memberRow(random, at, { email, name, role: 'EMPLOYEE', langCode })
    // Some have not confirmed their address, which employers can see.
    return { country, row: { ...row, email_verified_at: index % 3 === 2 ? null : at } }
  })
  const workers = [{ country: 'vn', row: demo }, ...others]
  const signedUp = [operator, demo].map((row) => ({ ...row, password_hash: passwordHash }))
  await copyRows(client, 'members', [...signedUp, ...others.map((other) => other.row)])
  const resumes = generateResumes(seed, workers, now)
  await copyRows(client, 'resumes', resumes.rows)
  await copyRows(client, 'expected_jobs', resumes.expectedJobs)
  const people = resumes.rows.map((resume) => ({ memberId: resume.member_id, resumeId: resume.id }))
  await loadActs(client, random, people, jobs, now)
  return people
}

export function memberRow(
  random: Random,
  created_at: Date,
  member: { email: string; name: string; role: MemberRow['role']; langCode: string },
): MemberRow {
  return {
    id: random.uuid(created_at),
    email: member.email,
    name: member.name,
    role: member.role,
    password_hash: null,
    lang_code: member.langCode,
    email_verified_at: created_at,
    created_at,
    talent_visible: member.role === 'EMPLOYEE',
    demonstration: 'OPEN',
  }
}

const DEMO_APPLICATIONS: readonly ApplicationStatus[] = [
  'SENT',
  'READ',
  'SHORTLISTED',
  'REJECTED',
  'WITHDRAWN',
]
const STATUSES: readonly ApplicationStatus[] = [
  'SENT',
  'SENT',
  'READ',
  'READ',
  'SHORTLISTED',
  'REJECTED',
  'WITHDRAWN',
]

async function loadActs(
  client: pg.ClientBase,
  random: Random,
  people: Worker[],
  jobs: LoadedJob[],
  now: Date,
): Promise<void> {
  const open = jobs.filter((job) => job.isOpen)
  const closed = jobs.filter((job) => !job.isOpen)
  const [demo, ...others] = people
  if (!demo || open.length === 0) return
  const favorites = [
    ...favoritesOf(random, demo, [...random.some(open, 6), ...random.some(closed, 1)], now),
    ...others.flatMap((worker) => favoritesOf(random, worker, random.some(open, random.int(0, 8)), now)),
  ]
  const applications = [
    ...random
      .some(open, DEMO_APPLICATIONS.length)
      .map((job, index) => applicationRow(random, demo, job.id, DEMO_APPLICATIONS[index] ?? 'SENT', now)),
    ...others.flatMap((worker) =>
      random
        .some(open, random.int(0, 5))
        .map((job) => applicationRow(random, worker, job.id, random.pick(STATUSES), now)),
    ),
  ]
  await copyRows(client, 'favorites', favorites)
  await copyRows(client, 'applications', applications)
}

function favoritesOf(random: Random, worker: Worker, jobs: LoadedJob[], now: Date) {
  return jobs.map((job) => ({
    member_id: worker.memberId,
    job_id: job.id,
    created_at: recently(random, now, 6),
  }))
}

export function applicationRow(
  random: Random,
  worker: Worker,
  jobId: string,
  status: ApplicationStatus,
  now: Date,
): ApplicationRow {
  const created_at = recently(random, now, 3)
  return {
    id: random.uuid(created_at),
    member_id: worker.memberId,
    job_id: jobId,
    resume_id: worker.resumeId,
    status,
    created_at,
    updated_at: created_at,
  }
}

function recently(random: Random, now: Date, days: number): Date {
  return new Date(now.getTime() - random.int(60_000, days * DAY))
}
