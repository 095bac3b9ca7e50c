import { beforeAll, describe, expect, test } from 'vitest'
import {
  getCompany,
  requestCompanyName,
  requestVerification,
  saveCompany,
  withdrawCompanyName,
} from '../../src/contract/employer/employer.ts'
import {
  approveCompanyName,
  listCompanyNames,
  refuseCompanyName,
} from '../../src/contract/case/company-name.ts'
import { listActs } from '../../src/contract/operator/operator.ts'
import { listNotifications } from '../../src/contract/message/notification.ts'
import { inTransaction } from '../../src/server/db/database.ts'
import { approveBusiness } from '../../src/server/features/employer/case.ts'
import { anAnnouncement, announcementActions } from '../support/announcements.ts'
import { anEmployer, aWorker, type TestMember } from '../support/members.ts'
import { actsIn, anOperator } from '../support/operators.ts'
import { anUploadedFile } from '../support/registrations.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let acts: ReturnType<typeof announcementActions>
let operator: TestMember

beforeAll(async () => {
  server = await runServer()
  acts = announcementActions(server)
  operator = await anOperator(server)
})

const NUMBERS = ['1248100998', '2208162517', '1208147521']

async function requests(employer: TestMember, businessName: string, businessNumber = NUMBERS[0]) {
  const certificateFileDataId = await anUploadedFile(server.database.db, employer.id)
  const body = { businessName, businessNumber, personName: '김하늘', certificateFileDataId }
  await server.call(requestVerification, { body, token: employer.token })
}

async function isVerified(employer: TestMember): Promise<string> {
  const { id } = await server.database.db
    .selectFrom('companies')
    .select('id')
    .where('member_id', '=', employer.id)
    .executeTakeFirstOrThrow()
  await inTransaction(server.database.db, (tx) =>
    approveBusiness(tx, { operatorId: null, now: new Date() }, id),
  )
  return id
}

async function aBusiness(businessName: string): Promise<TestMember & { companyId: string }> {
  const employer = await anEmployer(server)
  await requests(employer, businessName)
  return { ...employer, companyId: await isVerified(employer) }
}

const asks = (employer: TestMember, name: string) =>
  server.call(requestCompanyName, { body: { name }, token: employer.token })
const company = async (employer: TestMember) =>
  (await server.call(getCompany, { token: employer.token })).data
const approve = (id: string, name: string, token = operator.token) =>
  server.call(approveCompanyName, { params: { id }, body: { name }, token })
const refuse = (id: string, name: string, reason = '상표가 아니에요') =>
  server.call(refuseCompanyName, { params: { id }, body: { name, reason }, token: operator.token })
const waiting = async () =>
  (await server.call(listCompanyNames, { query: { pageSize: 50 }, token: operator.token })).data
const waitingOf = async (id: string) => (await waiting()).find((row) => row.id === id)

test('The audit trail keeps the name that a company had when an operator decided', async () => {
  const employer = await aBusiness('한결상사')
  await asks(employer, '한결마트')
  await refuse(employer.companyId, '한결마트')
  await asks(employer, '한결')
  await approve(employer.companyId, '한결')
  await asks(employer, '새한결')
  await refuse(employer.companyId, '새한결')
  const query = { subject: employer.companyId }
  const { data } = await server.call(listActs, { query, token: operator.token })
  expect(data.map(({ act, subjectName }) => [act, subjectName])).toEqual([
    ['companyName.refuse', '한결'],
    ['companyName.approve', '한결상사'],
    ['companyName.refuse', '한결상사'],
    ['verify.approve', '한결상사'],
  ])
})

describe('The public name of a company', () => {
  test('A posting written under a famous name is public under the registered one, and the famous one waits', async () => {
    const impostor = await anEmployer(server)
    const { data } = await acts.publish(impostor, { companyName: '삼성전자' })
    await requests(impostor, '작은식당')
    const id = await isVerified(impostor)
    expect((await acts.jobPage(data.id)).data).toMatchObject({ companyName: '작은식당' })
    expect(await acts.isListed('작은식당', data.id)).toBe(true)
    expect(await acts.isListed('삼성전자', data.id)).toBe(false)
    expect(await company(impostor)).toMatchObject({
      companyName: '작은식당',
      isNameDecided: true,
      businessName: '작은식당',
      nameRequest: { name: '삼성전자', status: 'WAITING' },
    })
    expect(await waitingOf(id)).toMatchObject({ publicName: '작은식당', businessName: '작은식당' })
  })

  test('A verified company that renames itself in its profile or its postings keeps its public name', async () => {
    const employer = await aBusiness('한솔물류')
    const id = await acts.aPublicOne(employer, { companyName: '한솔물류' })
    const body = { companyName: '쿠팡', businessType: '', logoFileDataId: null }
    expect((await server.call(saveCompany, { body, token: employer.token })).data).toMatchObject({
      companyName: '한솔물류',
      nameRequest: { name: '쿠팡', status: 'WAITING' },
    })
    const { status } = await acts.edit(
      employer,
      id,
      anAnnouncement({ companyName: '쿠팡', productType: 'LOCAL' }),
    )
    expect(status).toBe(200)
    expect((await acts.jobPage(id)).data.companyName).toBe('한솔물류')
    const other = await acts.aPublicOne(employer, { companyName: '쿠팡' })
    expect((await acts.jobPage(other)).data.companyName).toBe('한솔물류')
  })

  test('Saving a logo or the same name again asks for nothing', async () => {
    const employer = await aBusiness('조용한공방')
    const body = { companyName: '조용한공방', businessType: '목공', logoFileDataId: null }
    expect((await server.call(saveCompany, { body, token: employer.token })).data).toMatchObject({
      businessType: '목공',
      nameRequest: null,
    })
  })

  test('An approved name is public beside the registered one, found by search, recorded and notified', async () => {
    const employer = await aBusiness('주식회사 바다에프앤비')
    const id = await acts.aPublicOne(employer)
    await asks(employer, '바다포차')
    expect((await acts.jobPage(id)).data.companyName).toBe('주식회사 바다에프앤비')
    expect((await approve(employer.companyId, '바다포차')).status).toBe(200)
    expect((await acts.jobPage(id)).data).toMatchObject({
      companyName: '바다포차',
      businessName: '주식회사 바다에프앤비',
      businessVerified: true,
    })
    expect(await acts.isListed('바다포차', id)).toBe(true)
    expect(await waitingOf(employer.companyId)).toBeUndefined()
    const { data } = await server.call(listNotifications, { token: employer.token })
    expect(data[0]).toMatchObject({
      kind: 'COMPANY_NAME_APPROVED',
      subject: '바다포차',
      path: '/mypage/company',
    })
    expect(await actsIn(server)).toContainEqual(
      expect.objectContaining({ act: 'companyName.approve', subject: employer.companyId }),
    )
  })

  test('A refused name stays unseen; its reason reaches the company and the audit trail', async () => {
    const employer = await aBusiness('나무상사')
    await asks(employer, '현대자동차')
    await refuse(employer.companyId, '현대자동차', '상표권을 확인할 수 없어요')
    expect(await company(employer)).toMatchObject({
      companyName: '나무상사',
      nameRequest: { status: 'REFUSED', reason: '상표권을 확인할 수 없어요' },
    })
    const { data } = await server.call(listNotifications, { token: employer.token })
    expect(data[0]).toMatchObject({ kind: 'COMPANY_NAME_REFUSED', subject: '현대자동차' })
    expect((await approve(employer.companyId, '현대자동차')).problem.responseCode).toBe('PRECONDITION_FAILED')
  })

  test('A refused second name leaves the approved first one public', async () => {
    const employer = await aBusiness('가나상사')
    await asks(employer, '가나마트')
    await approve(employer.companyId, '가나마트')
    await asks(employer, '이마트')
    await refuse(employer.companyId, '이마트')
    expect((await company(employer)).companyName).toBe('가나마트')
    await server.call(withdrawCompanyName, { token: employer.token })
    expect(await company(employer)).toMatchObject({
      companyName: '가나마트',
      nameRequest: { name: '가나마트', status: 'APPROVED' },
    })
  })

  test('An operator who saw another name than the one that waits decides nothing', async () => {
    const employer = await aBusiness('다라상사')
    await asks(employer, '다라몰')
    await asks(employer, '신세계')
    expect((await approve(employer.companyId, '다라몰')).problem.responseCode).toBe('PRECONDITION_FAILED')
    expect((await company(employer)).companyName).toBe('다라상사')
  })

  test('The registered name returns at once when the company asks for it', async () => {
    const employer = await aBusiness('마바상사')
    await asks(employer, '마바몰')
    await approve(employer.companyId, '마바몰')
    expect((await asks(employer, '마바상사')).data).toMatchObject({
      companyName: '마바상사',
      nameRequest: null,
    })
  })

  test('A verification of another business makes an approved name wait again', async () => {
    const employer = await aBusiness('사아상사')
    const id = await acts.aPublicOne(employer)
    await asks(employer, '사아카페')
    await approve(employer.companyId, '사아카페')
    await requests(employer, '자차상사', NUMBERS[1])
    await isVerified(employer)
    expect((await acts.jobPage(id)).data).toMatchObject({ companyName: '자차상사', businessName: '자차상사' })
    expect((await company(employer)).nameRequest).toMatchObject({ name: '사아카페', status: 'WAITING' })
  })
})

describe('Who may ask and decide', () => {
  test('Workers, visitors and employers without a verified business cannot ask for a name', async () => {
    const unverified = await anEmployer(server)
    expect((await asks(unverified, '삼성')).problem.responseCode).toBe('BUSINESS_NOT_VERIFIED')
    expect((await asks(await aWorker(server), '삼성')).status).toBe(403)
    expect((await server.call(requestCompanyName, { body: { name: '삼성' } })).status).toBe(401)
  })

  test('Only operators see and decide requests', async () => {
    const employer = await aBusiness('카타상사')
    await asks(employer, '카타몰')
    for (const { token } of [employer, await aBusiness('다른상사'), await aWorker(server)]) {
      expect((await approve(employer.companyId, '카타몰', token)).status).toBe(403)
      expect((await server.call(listCompanyNames, { token })).status).toBe(403)
    }
    expect((await company(employer)).companyName).toBe('카타상사')
  })

  test('A company that lost its verification gets no name approved', async () => {
    const employer = await aBusiness('파하상사')
    await asks(employer, '파하몰')
    await requests(employer, '파하상사', NUMBERS[2])
    expect((await approve(employer.companyId, '파하몰')).problem.responseCode).toBe('JOB_STATE')
  })
})

describe('Hostile names', () => {
  test.each([
    ['a formula', "=cmd|' /C calc'!A0"],
    ['a formula behind blanks', '\u200b +1+1'],
    ['only emoji', '🏭'.repeat(60)],
    ['nothing visible', '\u202e\u200b'],
    ['61 characters', '가'.repeat(61)],
  ])('A name of %s is refused at its field', async (_, name) => {
    const employer = await aBusiness('튼튼상사')
    const { status, problem } = await asks(employer, name)
    expect([status, problem.errors?.[0]?.field]).toEqual([400, 'name'])
    const body = { companyName: name.trim(), businessType: '', logoFileDataId: null }
    await server.call(saveCompany, { body, token: employer.token })
    expect((await company(employer)).companyName).toBe('튼튼상사')
  })

  test('The registered name follows the same rule, and both refusals say why in the language of the reader', async () => {
    const employer = await aBusiness('단단상사')
    const other = await anEmployer(server)
    const name = '=cmd|calc'
    const body = { businessName: name, businessNumber: NUMBERS[2], personName: '김하늘' }
    const saysIn = async (language: string) => {
      const headers = { 'accept-language': language }
      const answers = [
        await server.call(requestCompanyName, { body: { name }, token: employer.token, headers }),
        await server.call(requestVerification, { body, token: other.token, headers }),
      ]
      return answers.flatMap(({ problem }) => problem.errors)
    }
    const both = (message: string) =>
      ['name', 'businessName'].map((field) => ({ field, code: 'UNUSABLE_NAME', message }))
    expect(await saysIn('en')).toEqual(both('must have a letter or a digit and not begin with = + - or @'))
    expect(await saysIn('ko')).toEqual(
      both('이름에는 글자나 숫자가 있어야 하고, = + - @ 로 시작할 수 없어요.'),
    )
    expect(await saysIn('vi')).toEqual(both(expect.stringContaining('= + -')))
  })

  test('Control characters, direction marks and line breaks are removed', async () => {
    const employer = await aBusiness('맑은상사')
    const { data } = await asks(employer, ' \u202e맑은\u0007\n카페\u2066 ')
    expect(data.nameRequest?.name).toBe('맑은 카페')
  })

  test("A name that looks like another verified business's comes with a warning", async () => {
    const victim = await aBusiness('주식회사 별빛전자 ABC')
    const employer = await aBusiness('라면집')
    await asks(employer, '별빛\u200b 전자 ａｂｃ')
    expect((await waitingOf(employer.companyId))?.lookAlikes).toEqual(['주식회사 별빛전자 ABC'])
    await asks(victim, '㈜별빛전자ABC')
    expect((await waitingOf(victim.companyId))?.lookAlikes).toEqual([])
  })
})
