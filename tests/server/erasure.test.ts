import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { decideApplication } from '../../src/contract/employer/applicant.ts'
import { applyToJob, withdrawApplication } from '../../src/contract/candidate/application.ts'
import { certify, sendCertificationCode } from '../../src/contract/account/certification.ts'
import { requestVerification } from '../../src/contract/employer/employer.ts'
import { favoriteJob } from '../../src/contract/job/job.ts'
import { removeMember, requestPasswordReset } from '../../src/contract/account/member-account.ts'
import { createMember, signIn } from '../../src/contract/account/member.ts'
import { settleReport } from '../../src/contract/case/report.ts'
import { approveVerification, getVerificationCase } from '../../src/contract/case/verification.ts'
import {
  grantMemberPoints,
  restoreMember,
  showMember,
  signMemberOut,
  suspendMember,
} from '../../src/contract/operator/member.ts'
import { answerProposal, sendProposal } from '../../src/contract/candidate/proposal.ts'
import { reportJob } from '../../src/contract/job/report.ts'
import { saveExpectedJob, saveResume } from '../../src/contract/candidate/resume-form.ts'
import { listTalents, viewResume } from '../../src/contract/candidate/talent.ts'
import { announcementActions, aVerifiedEmployer, BUSINESS_NUMBER } from '../support/announcements.ts'
import { untilIdle } from '../support/background.ts'
import { aWorker } from '../support/members.ts'
import { occurrencesOf } from '../support/occurrences.ts'
import { anOperator } from '../support/operators.ts'
import { paymentActions } from '../support/payments.ts'
import { anUploadedPhoto, twoColorImage, upload } from '../support/images.ts'
import { anExpectedJobForm, aResumeForm } from '../support/resumes.ts'
import { runServer, type RunningServer } from '../support/server.ts'

const PASSWORD = 'a horse of quartz 9'
const NAME = 'Zyxo Quillam'
const EMAIL = 'zyxo.quillam@ilteo.test'
const PHONE = '01098761234'
const RESUME_TEXT = 'welded hulls under the northern cranes'
const REPORT_TEXT = 'they kept my passport in a drawer'
const PERSONAL_DATA = [NAME, EMAIL, PHONE, '010-9876-1234', RESUME_TEXT, REPORT_TEXT]

const lines: string[] = []
const stream = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(chunk.toString())
    done()
  },
})

const findOccurrences = (server: RunningServer, personalData: readonly string[]) =>
  occurrencesOf(server, personalData, lines)

const missingPlaces = (found: readonly string[], places: readonly string[]) =>
  places.filter((place) => !found.some((each) => each.startsWith(place)))

async function signUp(
  server: RunningServer,
  role: 'EMPLOYEE' | 'EMPLOYER',
): Promise<{ id: string; token: string }> {
  const body = { authType: 'EMAIL', email: EMAIL, name: NAME, password: PASSWORD, role }
  const { data } = await server.call(createMember, { body })
  const session = await server.call(signIn, { body: { authType: 'EMAIL', email: EMAIL, password: PASSWORD } })
  return { id: data.id, token: session.data.accessToken }
}

async function verifyCellphone(server: RunningServer, token: string): Promise<void> {
  await server.call(sendCertificationCode, { body: { cellphone: PHONE }, token })
  const outbox = join(server.dataDir, 'outbox')
  const [name = ''] = (await readdir(outbox)).filter((each) => each.startsWith('sms-')).toReversed()
  const code = /\d{6}(?= \()/.exec(await readFile(join(outbox, name), 'utf8'))?.[0]
  const answer = await server.call(certify, {
    body: { cellphone: PHONE, code, onlyForCertification: true },
    token,
  })
  expect(answer.status).toBe(200)
}

const removeAccount = async (server: RunningServer, token: string) => {
  const answer = await server.call(removeMember, { token, body: { password: PASSWORD } })
  expect(answer.status).toBe(200)
  const waiting = await server.database.db.selectFrom('tasks').select('kind').execute()
  expect(waiting.map(({ kind }) => kind)).not.toContain('password-reset')
  await untilIdle(server)
}
const aServer = () => runServer({ logger: { level: 'trace', stream } })

test('Removing the account of an active worker erases all personal data from tables, files and logs', async () => {
  const server = await aServer()
  const employer = await aVerifiedEmployer(server)
  const operator = await anOperator(server)
  const job = await announcementActions(server).publish(employer, { title: '용접공', productType: 'LIFE' })
  const params = { id: job.data.id }
  const { id, token } = await signUp(server, 'EMPLOYEE')
  await verifyCellphone(server, token)
  const photo = await anUploadedPhoto(server, token)
  const form = aResumeForm({
    name: NAME,
    cellphone: '010-9876-1234',
    introduction: RESUME_TEXT,
    profileImageData: photo,
  })
  const resume = await server.call(saveResume, { body: form, token, key: 'r1' })
  expect(resume.problem.errors ?? []).toEqual([])
  await server.call(saveExpectedJob, { body: anExpectedJobForm(), token, key: 'e1' })
  await server.call(favoriteJob, { params, token, key: 'f1' })
  await server.call(reportJob, {
    params,
    body: { reason: 'FRAUD', text: `${REPORT_TEXT}, ${EMAIL}` },
    token,
    key: 'p1',
  })
  await server.call(applyToJob, { params, token, key: 'a1' })
  await server.call(withdrawApplication, { params, token, key: 'w1' })
  await server.call(applyToJob, { params, token, key: 'a2' })
  const applications = await server.database.db
    .selectFrom('applications')
    .select('id')
    .where('member_id', '=', id)
    .where('status', '=', 'SENT')
    .execute()
  await server.call(decideApplication, {
    params: { id: applications[0]?.id ?? '' },
    body: { status: 'SHORTLISTED' },
    token: employer.token,
    key: 'd1',
  })
  await server.call(listTalents, { token: employer.token })
  await server.call(viewResume, { params: { id: resume.data.id }, token: employer.token, key: 'v1' })
  const proposal = await server.call(sendProposal, {
    body: {
      resumeId: resume.data.id,
      jobId: null,
      title: '제안',
      company: '가온테크',
      contact: '0212345678',
      category: 'FACTORY',
      payType: 'MONTHLY',
      payAmount: 3_000_000,
      address: '수원',
      hours: '09:00-18:00',
      periodType: 'ABOVE_1YEAR',
      numberOfWorkDays: 5,
      details: '함께 일해요',
    },
    token: employer.token,
  })
  expect(proposal.status).toBe(201)
  await server.call(answerProposal, {
    params: { id: proposal.data.id },
    body: { status: 'ACCEPTED' },
    token,
  })
  await server.call(requestPasswordReset, { body: { email: EMAIL, name: NAME } })
  await untilIdle(server)
  const look = { params: { id }, token: operator.token }
  await server.call(showMember, { ...look, body: { reason: `${NAME} (${EMAIL}) called` } })
  await server.call(signMemberOut, { ...look, key: 's1' })
  await server.call(showMember, {
    params: { id: employer.id },
    body: { reason: `complaint of ${PHONE}` },
    token: operator.token,
  })
  const why = { reason: `${NAME} (${EMAIL}) wrote to strangers`, isReasonShown: true }
  await server.call(suspendMember, { ...look, body: why, key: 'u1' })
  await untilIdle(server)
  const before = await findOccurrences(server, PERSONAL_DATA)
  expect(
    missingPlaces(before, [
      'notifications.actor',
      'job_reports.details',
      'operator_acts.details',
      'members.suspension_note',
      'outbox/mail',
      'outbox/sms',
    ]),
  ).toEqual([])

  await server.call(restoreMember, { ...look, body: { reason: `${NAME} said sorry` }, key: 'u2' })
  await server.call(requestPasswordReset, { body: { email: EMAIL, name: NAME } })
  const again = await server.call(signIn, { body: { authType: 'EMAIL', email: EMAIL, password: PASSWORD } })
  await removeAccount(server, again.data.accessToken)
  expect(await findOccurrences(server, PERSONAL_DATA)).toEqual([])
  const reports = await server.database.db.selectFrom('job_reports').select(['reason', 'member_id']).execute()
  expect(reports).toEqual([{ reason: 'FRAUD', member_id: null }])
  const acts = await server.database.db
    .selectFrom('operator_acts')
    .select(['operator_id', 'details'])
    .execute()
  expect(acts.filter(({ details }) => details['reasonErased'] === true)).toHaveLength(4)
  expect(acts.every(({ operator_id }) => operator_id === operator.id)).toBe(true)
})

test('Removing the account of an active employer erases all personal data and keeps its payments', async () => {
  const server = await aServer()
  const operator = await anOperator(server)
  const worker = await aWorker(server, { hasResume: true })
  const { id, token } = await signUp(server, 'EMPLOYER')
  await verifyCellphone(server, token)
  const certificate = await upload(server, await twoColorImage(300, 400).jpeg().toBuffer(), {
    token,
    type: 'announcement/business',
  })
  await server.call(requestVerification, {
    body: {
      businessName: '한빛물산',
      businessNumber: BUSINESS_NUMBER,
      personName: NAME,
      personRegistrationNumber: '8001011',
      certificateFileDataId: certificate.data,
    },
    token,
    key: 'v1',
  })
  const { id: companyId } = await server.database.db
    .selectFrom('companies')
    .select('id')
    .where('member_id', '=', id)
    .executeTakeFirstOrThrow()
  await server.call(getVerificationCase, { params: { id: companyId }, token: operator.token })
  await server.call(approveVerification, { params: { id: companyId }, token: operator.token, key: 'o1' })
  const employer = { id, token, email: EMAIL }
  const job = await announcementActions(server).publish(employer, {
    title: '포장 사원',
    contact: '010-9876-1234',
    details: `${RESUME_TEXT.slice(0, 6)} 문의 ${EMAIL}`,
  })
  const params = { id: job.data.id }
  await server.call(applyToJob, { params, token: worker.token, key: 'a1' })
  await server.call(reportJob, {
    params,
    body: { reason: 'FRAUD', text: `${NAME} shouted, ${PHONE}` },
    token: worker.token,
    key: 'p1',
  })
  const till = paymentActions(server)
  await till.buy(employer)
  const reason = { points: 10, reason: `for ${NAME}` }
  await server.call(grantMemberPoints, { params: { id }, body: reason, token: operator.token, key: 'g1' })
  const [report] = await server.database.db.selectFrom('job_reports').select('id').execute()
  await server.call(settleReport, {
    params: { id: report?.id ?? v7() },
    body: { outcome: 'DISMISSED', reason: `${NAME} answered`, note: `call ${NAME}: ${PHONE}` },
    token: operator.token,
    key: 't1',
  })
  await untilIdle(server)
  const personalData = [NAME, EMAIL, PHONE, '010-9876-1234']
  const before = await findOccurrences(server, personalData)
  expect(
    missingPlaces(before, [
      'business_verifications',
      'job_reports',
      'operator_acts',
      'idempotency_keys',
      'jobs.details',
    ]),
  ).toEqual([])

  await removeAccount(server, token)
  expect(await findOccurrences(server, personalData)).toEqual([])
  const orders = await server.database.db.selectFrom('orders').select(['member_id', 'status']).execute()
  expect(orders).toEqual([{ member_id: null, status: 'PAID' }])
})
