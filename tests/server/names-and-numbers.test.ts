import { v7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkBusinessNumber, getCompany, requestCompanyName } from '../../src/contract/employer/employer.ts'
import { approveCompanyName, refuseCompanyName } from '../../src/contract/case/company-name.ts'
import { caseActions } from '../support/cases.ts'
import { anEmployer, aWorker, type TestMember } from '../support/members.ts'
import { actsIn, anOperator } from '../support/operators.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let cases: ReturnType<typeof caseActions>
let operator: TestMember

beforeAll(async () => {
  server = await runServer()
  cases = caseActions(server)
  operator = await anOperator(server)
})

async function approves(employer: TestMember): Promise<string> {
  const { id } = await server.database.db
    .selectFrom('companies')
    .select('id')
    .where('member_id', '=', employer.id)
    .executeTakeFirstOrThrow()
  await cases.approve(operator, id)
  return id
}

async function aBusiness(businessName: string): Promise<TestMember & { companyId: string }> {
  const employer = await anEmployer(server)
  await cases.requestBy(employer, { businessName })
  return { ...employer, companyId: await approves(employer) }
}

const asks = (employer: TestMember, name: string) =>
  server.call(requestCompanyName, { body: { name }, token: employer.token })
const company = async (employer: TestMember) =>
  (await server.call(getCompany, { token: employer.token })).data
const approve = (id: string, name: string) =>
  server.call(approveCompanyName, { params: { id }, body: { name }, token: operator.token })
const refuse = (id: string, name: string) =>
  server.call(refuseCompanyName, {
    params: { id },
    body: { name, reason: '상표예요' },
    token: operator.token,
  })

describe('A business number', () => {
  test('An employer is told of a number that another verified business has, but not of the own one', async () => {
    const [first, second] = [await anEmployer(server), await anEmployer(server)]
    const businessNumber = '1208147521'
    const isTaken = async ({ token }: TestMember) =>
      (await server.call(checkBusinessNumber, { params: { number: businessNumber }, token })).data.isTaken
    await cases.requestBy(first, { businessNumber })
    expect(await isTaken(second)).toBe(false)
    await approves(first)
    expect(await isTaken(second)).toBe(true)
    expect(await isTaken(first)).toBe(false)
    expect((await cases.requestBy(second, { businessNumber })).data).toEqual({ status: 'REQUESTED' })
  })

  test('An operator is shown the other companies that wait or are verified with the number', async () => {
    const businessNumber = '1018212348'
    const [first, second, third] = [
      await anEmployer(server),
      await anEmployer(server),
      await anEmployer(server),
    ]
    const sharers = async (id: string) =>
      (await cases.verificationCase(operator, id)).data.sameNumber.map(({ businessName }) => businessName)
    await cases.requestBy(first, { businessNumber, businessName: '가나물산' })
    const id = await approves(first)
    expect(await sharers(id)).toEqual([])
    await cases.requestBy(second, { businessNumber, businessName: '다라물산' })
    await cases.requestBy(third, { businessName: '마바물산' })
    expect(await sharers(id)).toEqual(['다라물산'])
    expect(await sharers(await approves(second))).toEqual(['가나물산'])
  })
})

describe('Undoing the approval of a business', () => {
  test('An undone approval takes back what workers were told of its announcement', async () => {
    const { employer, id } = await cases.aRequest()
    const { data: job } = await cases.acts.publish(employer, { title: '알림이 간 공고' })
    const worker = await aWorker(server)
    const decision = (await cases.approve(operator, id)).data.undo?.decisionId
    await server.database.db
      .insertInto('notifications')
      .values({
        id: v7(),
        member_id: worker.id,
        kind: 'NEW_JOB',
        subject: '알림이 간 공고',
        actor: '한빛물산',
        target_id: job.id,
        occasion: `job:${job.id}`,
        created_at: new Date(),
        push_pending: false,
      })
      .execute()
    expect(await cases.noticesOf(worker)).toEqual(['NEW_JOB'])
    await cases.undo(operator, decision)
    expect(await cases.noticesOf(worker)).toEqual([])
  })
})

describe('Undoing a decision on a name', () => {
  test('An undone approval gives the company and its postings the former name back, and the name waits', async () => {
    const employer = await aBusiness('오륙상사')
    const id = await cases.acts.aPublicOne(employer)
    await asks(employer, '오륙카페')
    const { data } = await approve(employer.companyId, '오륙카페')
    expect((await cases.undo(operator, data.undo?.decisionId)).data).toEqual({
      kind: 'NAME',
      id: employer.companyId,
    })
    expect(await company(employer)).toMatchObject({
      companyName: '오륙상사',
      nameRequest: { name: '오륙카페', status: 'WAITING', decidedDate: null },
    })
    expect((await cases.acts.jobPage(id)).data).toMatchObject({ companyName: '오륙상사' })
    expect(await cases.acts.isListed('오륙카페', id)).toBe(false)
    expect(await cases.noticesOf(employer)).not.toContain('COMPANY_NAME_APPROVED')
    expect(await actsIn(server)).toContainEqual(
      expect.objectContaining({ act: 'companyName.undo', subject: employer.companyId }),
    )
  })

  test('An undone refusal waits again without its reason', async () => {
    const employer = await aBusiness('칠팔상사')
    await asks(employer, '칠팔카페')
    const { data } = await refuse(employer.companyId, '칠팔카페')
    expect((await cases.undo(operator, data.undo?.decisionId)).status).toBe(200)
    expect((await company(employer)).nameRequest).toMatchObject({ status: 'WAITING', reason: null })
  })

  test('An approval cannot be undone once the company has asked for another name', async () => {
    const employer = await aBusiness('구십상사')
    await asks(employer, '구십카페')
    const { data } = await approve(employer.companyId, '구십카페')
    await asks(employer, '구십마트')
    expect((await cases.undo(operator, data.undo?.decisionId)).problem).toMatchObject({
      responseCode: 'UNDO_REFUSED',
      data: { cause: 'CHANGED' },
    })
  })
})
