import { hash } from '@node-rs/argon2'
import { v7 } from 'uuid'
import type { Role } from '../../src/contract/base/enums.ts'
import { openSession } from '../../src/server/http/session.ts'
import type { RunningServer } from './server.ts'

export const PASSWORD = 'correct horse'
/** Cheap on purpose: tests create many members, and few of them sign in with a password. */
const passwordHash = hash(PASSWORD, { memoryCost: 1024, timeCost: 1, parallelism: 1 })

export interface TestMember {
  id: string
  email: string
  token: string
}

/** A member with a session. */
export async function aMember(
  server: RunningServer,
  { role = 'EMPLOYEE', hasResume = false }: { role?: Role; hasResume?: boolean } = {},
): Promise<TestMember> {
  const { db } = server.database
  const id = v7()
  const email = `${id}@ilteo.test`
  const now = server.clock.now ?? new Date()
  await db
    .insertInto('members')
    .values({
      id,
      email,
      name: 'Tran Minh Hau',
      role,
      password_hash: await passwordHash,
      lang_code: 'ko',
      // Employers need a confirmed address to publish; workers do not.
      email_verified_at: role === 'EMPLOYER' ? now : null,
      created_at: now,
    })
    .execute()
  if (hasResume) {
    await db
      .insertInto('resumes')
      .values({
        id: v7(),
        member_id: id,
        name: 'Tran Minh Hau',
        country_iso_code: 'vn',
        cellphone: '01012345678',
        work_type: 'FOREIGN_WORKER',
        created_at: now,
        updated_at: now,
      })
      .execute()
  }
  const { accessToken } = await openSession(db, id, { keepSignedIn: true, now })
  return { id, email, token: accessToken }
}

export const aWorker = (server: RunningServer, options: { hasResume?: boolean } = {}) =>
  aMember(server, { ...options, role: 'EMPLOYEE' })
export const anEmployer = (server: RunningServer) => aMember(server, { role: 'EMPLOYER' })
