import { v7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { requestVerification } from '../../src/contract/employer/employer.ts'
import { signIn } from '../../src/contract/account/member.ts'
import { listNotifications } from '../../src/contract/message/notification.ts'
import { getLastDecision } from '../../src/contract/operator/decision.ts'
import type { OperatorAct } from '../../src/contract/operator/operator.ts'
import { getPoints } from '../../src/contract/payment/point.ts'
import { reportJob } from '../../src/contract/job/report.ts'
import { announcementActions, aVerifiedEmployer, BUSINESS_NUMBER, DAY } from '../support/announcements.ts'
import { anEmployer, aWorker, PASSWORD, type TestMember } from '../support/members.ts'
import { anOperator } from '../support/operators.ts'
import { operate } from '../support/operator-console.ts'
import { anUploadedFile } from '../support/registrations.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let acts: ReturnType<typeof announcementActions>

beforeAll(async () => {
  server = await runServer()
  acts = announcementActions(server)
})

const runOperatorCommand = (...words: string[]) => operate(server, ...words)

const recordedActs = (act: OperatorAct) =>
  server.database.db.selectFrom('operator_acts').selectAll().where('act', '=', act).execute()
const notificationKinds = async (member: TestMember) =>
  (await server.call(listNotifications, { token: member.token })).data.map(({ kind }) => kind)

async function aVerificationRequest(): Promise<{ employer: TestMember; companyId: string }> {
  const employer = await anEmployer(server)
  const body = {
    businessName: '한빛물산',
    businessNumber: BUSINESS_NUMBER,
    personName: '박대표',
    personRegistrationNumber: '8001011',
    certificateFileDataId: await anUploadedFile(server.database.db, employer.id),
  }
  await server.call(requestVerification, { body, token: employer.token })
  const { id } = await server.database.db
    .selectFrom('companies')
    .select('id')
    .where('member_id', '=', employer.id)
    .executeTakeFirstOrThrow()
  return { employer, companyId: id }
}

describe('The operator command', () => {
  test('verify lists requests without the resident number and approves them', async () => {
    const { employer, companyId } = await aVerificationRequest()
    const { data } = await acts.publish(employer, { title: '인증 대기 라이프' })
    const list = await runOperatorCommand('verify', 'list')
    expect(list.out).toContain(companyId)
    const shown = await runOperatorCommand('verify', 'show', companyId)
    expect(shown.out).toMatch(/한빛물산, 1248100998[\s\S]*registration number {2}entered[\s\S]*not queried/)
    expect(list.out + shown.out).not.toContain('8001011')
    expect((await runOperatorCommand('verify', 'approve', companyId)).code).toBe(0)
    expect(await acts.isListed('인증 대기 라이프', data.id)).toBe(true)
    expect(await notificationKinds(employer)).toEqual(['BUSINESS_VERIFIED'])
    expect((await runOperatorCommand('verify', 'list')).out).not.toContain(companyId)
    expect(await recordedActs('verify.approve')).toMatchObject([{ subject: companyId, operator_id: null }])
    const { token } = await anOperator(server)
    const query = { kind: 'VERIFICATION', subjectId: companyId }
    expect((await server.call(getLastDecision, { query, token })).data).toMatchObject({
      decidedBy: null,
      undo: null,
    })
  })

  test('verify refuse requires a reason, which is recorded, and the employer is notified', async () => {
    const { employer, companyId } = await aVerificationRequest()
    const without = await runOperatorCommand('verify', 'refuse', companyId)
    expect(without).toMatchObject({ code: 1, err: expect.stringContaining('--reason') })
    await runOperatorCommand('verify', 'refuse', companyId, '--reason', '사진이 흐려요')
    expect(await notificationKinds(employer)).toEqual(['BUSINESS_REFUSED'])
    expect(await recordedActs('verify.refuse')).toMatchObject([{ details: { reason: '사진이 흐려요' } }])
    expect((await runOperatorCommand('verify', 'approve', companyId)).code).toBe(0)
  })

  test('suspend and restore require a reason, which is recorded', async () => {
    const worker = await aWorker(server)
    expect((await runOperatorCommand('suspend', worker.email)).err).toContain('--reason')
    expect((await runOperatorCommand('suspend', 'nobody@ilteo.test', '--reason', 'x')).err).toContain(
      'no member',
    )
    const suspended = await runOperatorCommand(
      'suspend',
      worker.email,
      '--reason',
      '사기 신고',
      '--show-reason',
    )
    expect(suspended.out).toMatch(/^suspended/)
    const signInAgain = () =>
      server.call(signIn, { body: { authType: 'EMAIL', email: worker.email, password: PASSWORD } })
    expect((await signInAgain()).problem).toMatchObject({
      responseCode: 'ACCOUNT_SUSPENDED',
      data: { reason: '사기 신고' },
    })
    expect((await runOperatorCommand('restore', worker.id, '--reason', '오해')).out).toMatch(/^restored/)
    expect((await signInAgain()).status).toBe(200)
    expect(await recordedActs('member.suspend')).toMatchObject([{ operator_id: null, subject: worker.id }])
    expect(await recordedActs('member.restore')).toMatchObject([{ details: { reason: '오해' } }])
  })

  test('suspend refuses to suspend the last operator', async () => {
    const email = 'only.operator@ilteo.test'
    await server.database.db.deleteFrom('members').where('role', '=', 'OPERATOR').execute()
    await runOperatorCommand('create', email)
    const refused = await runOperatorCommand('suspend', email, '--reason', 'x')
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('last operator') })
  })

  test('grant-announcement publishes an announcement for the days granted', async () => {
    const employer = await aVerifiedEmployer(server)
    const { data } = await acts.publish(employer, { productType: 'GRAND' })
    expect((await runOperatorCommand('grant-announcement', data.id, '--days', '15')).out).toBe(
      '15 days granted; public\n',
    )
    const job = await acts.stored(data.id)
    expect(job.period_end!.getTime() - job.period_start!.getTime()).toBe(15 * DAY)
    expect(await recordedActs('announcement.grant')).toMatchObject([
      { subject: data.id, details: { days: 15 } },
    ])
  })

  test("grant-announcement reports that an unverified employer's announcement waits for verification", async () => {
    const { data } = await acts.publish(await anEmployer(server), { productType: 'GRAND' })
    expect((await runOperatorCommand('grant-announcement', data.id)).out).toBe(
      '30 days granted; public once the employer is verified\n',
    )
    expect(await acts.stored(data.id)).toMatchObject({ status: 'IN_REVIEW', paid_days: 30 })
  })

  test('close-announcement closes an announcement for good', async () => {
    const employer = await aVerifiedEmployer(server)
    const { data } = await acts.publish(employer)
    expect((await runOperatorCommand('close-announcement', data.id)).code).toBe(0)
    expect((await acts.jobPage(data.id)).data).toMatchObject({ status: 'CLOSED', closedReason: 'OPERATOR' })
    await acts.at(new Date(Date.now() + 8 * DAY), async () => {
      expect((await acts.extend(employer, data.id)).problem.responseCode).toBe('JOB_STATE')
    })
  })

  test('reports lists open reports, and settle-report settles one', async () => {
    const jobId = await acts.aPublicOne(await aVerifiedEmployer(server), { title: '신고된 공고' })
    const body = { reason: 'FEE_DEMANDED', text: '소개비를 달래요' }
    await server.call(reportJob, { params: { id: jobId }, body })
    const { out } = await runOperatorCommand('reports')
    expect(out).toContain('소개비를 달래요')
    const [id = ''] = out.split(' ')
    expect((await runOperatorCommand('settle-report', id)).code).toBe(0)
    expect((await runOperatorCommand('reports')).out).toBe('no open reports\n')
    expect(await recordedActs('report.settle')).toMatchObject([{ subject: id }])
  })

  test('grant-points gives points to employers only', async () => {
    const employer = await aVerifiedEmployer(server)
    expect((await runOperatorCommand('grant-points', employer.email, '5000')).out).toBe(
      'granted; the balance is 5000 points\n',
    )
    const { data } = await server.call(getPoints, { token: employer.token })
    expect(data).toMatchObject({ balance: 5_000, free: 5_000, entries: [{ reason: 'GRANT', point: 5_000 }] })
    const worker = await aWorker(server)
    expect(await runOperatorCommand('grant-points', worker.email, '5000')).toMatchObject({
      code: 1,
      err: `no employer has the e-mail address ${worker.email}\n`,
    })
  })

  test('create makes an operator and prints the password once', async () => {
    const email = `${v7()}@ilteo.test`
    const { out } = await runOperatorCommand('create', email)
    const password = /^password: (\S+)$/m.exec(out)?.[1]
    const signedIn = await server.call(signIn, { body: { authType: 'EMAIL', email, password } })
    expect(signedIn.data.role).toBe('OPERATOR')
    expect(await runOperatorCommand('create', email)).toMatchObject({
      code: 1,
      err: 'an account with this e-mail address already exists\n',
    })
  })

  test.each([[['help']], [['--help']], [['-h']], [['verify', '--help']], [[]]])(
    'The command prints its usage for %j and exits with 0',
    async (words) => {
      const { code, out, err } = await runOperatorCommand(...words)
      expect({ code, err }).toEqual({ code: 0, err: '' })
      expect(out).toContain('npm run operator -- verify approve <id>')
      expect(out).toContain('npm run operator -- news import')
    },
  )

  test.each([
    [['verify', 'approve', v7()], 'not found'],
    [['grant-points', 'a@ilteo.test', '0'], 'must be 1 to'],
    [['grant-points', 'a@ilteo.test', '-5'], '-5: numbers must be at least 1'],
    [['grant-points', 'nobody@ilteo.test', '5'], 'no employer has the e-mail address nobody@ilteo.test'],
    [['fly'], 'unknown command: fly\nnpm run operator -- help '],
    [['reports', '--fly'], "Unknown option '--fly'"],
  ])('The command reports what is wrong with %j and exits with 1', async (words, message) => {
    const { code, err } = await runOperatorCommand(...words)
    expect(code).toBe(1)
    expect(err).toContain(message)
  })
})
