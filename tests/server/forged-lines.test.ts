import { beforeAll, expect, test } from 'vitest'
import { requestVerification } from '../../src/contract/employer/employer.ts'
import { listNotifications } from '../../src/contract/message/notification.ts'
import { sendProposal } from '../../src/contract/candidate/proposal.ts'
import { reportJob } from '../../src/contract/job/report.ts'
import {
  aCandidate,
  announcementActions,
  aVerifiedEmployer,
  BUSINESS_NUMBER,
} from '../support/announcements.ts'
import { anEmployer } from '../support/members.ts'
import { operate } from '../support/operator-console.ts'
import { aProposal } from '../support/proposals.ts'
import { anUploadedFile } from '../support/registrations.ts'
import { runServer, type RunningServer } from '../support/server.ts'

const SOMEBODY_ELSE = '01900000-0000-7000-8000-000000000000'
const CLEAR_SCREEN = '\u001B[2J\u001B[H'

let server: RunningServer

beforeAll(async () => {
  server = await runServer()
})

/** Lines printed by `npm run operator -- …` on the running server. */
async function runOperatorCommand(...words: string[]): Promise<string[]> {
  const { out } = await operate(server, ...words)
  return out.trimEnd().split('\n')
}

test('A business name with line breaks and escape sequences prints as one line of the list', async () => {
  const employer = await anEmployer(server)
  const body = {
    businessName: `한빛${CLEAR_SCREEN}\n${SOMEBODY_ELSE}  1248100998`,
    businessNumber: BUSINESS_NUMBER,
    personName: '김하늘',
    personRegistrationNumber: '9001011',
    certificateFileDataId: await anUploadedFile(server.database.db, employer.id),
  }
  expect((await server.call(requestVerification, { body, token: employer.token })).status).toBe(200)
  const lines = await runOperatorCommand('verify', 'list')
  expect(lines).toHaveLength(1)
  expect(lines.join('\n')).not.toContain('\u001B')
})

test('Line breaks in stored titles and reports cannot forge rows of the list', async () => {
  const employer = await aVerifiedEmployer(server)
  const jobId = await announcementActions(server).aPublicOne(employer)
  const text = `거짓 정보예요\n${SOMEBODY_ELSE}  2026-11-20`
  const report = { params: { id: jobId }, body: { reason: 'ETC', text } }
  expect((await server.call(reportJob, report)).status).toBe(201)
  await server.database.db
    .updateTable('jobs')
    .set({ title: `조립원${CLEAR_SCREEN}\n${SOMEBODY_ELSE}` })
    .where('id', '=', jobId)
    .execute()
  const lines = await runOperatorCommand('reports')
  expect(lines.join('\n')).toContain('거짓 정보예요')
  expect(lines.filter((line) => line.startsWith(SOMEBODY_ELSE))).toEqual([])
  expect(lines.join('\n')).not.toContain('\u001B')
})

test('Line breaks in a proposal become spaces in its notification', async () => {
  const employer = await aVerifiedEmployer(server)
  const candidate = await aCandidate(server)
  const body = aProposal(candidate.resumeId, { title: '일해요\n\n\n보안 경고', company: '가온\r\n테크' })
  await server.call(sendProposal, { body, token: employer.token })
  const { data } = await server.call(listNotifications, { token: candidate.token })
  expect(data[0]).toMatchObject({ subject: '일해요 보안 경고', actor: '가온 테크' })
})
