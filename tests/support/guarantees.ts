import { v7 } from 'uuid'
import { requestGuarantee } from '../../src/contract/employer/guarantee.ts'
import { insertUsedFiles } from '../../src/server/features/file/service.ts'
import { seoulDay } from '../../src/server/seoul-day.ts'
import { aVerifiedEmployer } from './announcements.ts'
import type { TestMember } from './members.ts'
import type { RunningServer } from './server.ts'

const DAY = 86_400_000

export const inDays = (days: number, now: Date | null = null) =>
  seoulDay(new Date((now?.getTime() ?? Date.now()) + days * DAY))

/** An uploaded file that no application uses yet. */
export async function anEvidence(
  server: RunningServer,
  owner: TestMember,
  type: 'employer/guarantee' | 'resume' = 'employer/guarantee',
): Promise<string> {
  const reference = `${v7()}.png`
  const now = new Date()
  const file = { reference, type, contentType: 'image/png', size: 1, ownerId: owner.id, isPublic: false, now }
  await insertUsedFiles(server.database.db, [file])
  await server.database.db
    .updateTable('files')
    .set({ unused_since: now })
    .where('reference', '=', reference)
    .execute()
  return reference
}

/** Applies for "Pay guaranteed" as the employer. */
export async function askForGuarantee(server: RunningServer, employer: TestMember, change: object = {}) {
  const evidenceFileDataId = await anEvidence(server, employer)
  const { now } = server.clock
  const [from, until] = [inDays(0, now), inDays(90, now)]
  const body = { kind: 'INSURANCE', from, until, evidenceFileDataId, ...change }
  return server.call(requestGuarantee, { body, token: employer.token })
}

/** The id of an application that waits for an operator. */
export async function aGuaranteeRequest(server: RunningServer): Promise<string> {
  const { data } = await askForGuarantee(server, await aVerifiedEmployer(server))
  return data[0]?.id ?? ''
}
