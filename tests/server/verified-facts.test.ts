import { beforeAll, expect, test } from 'vitest'
import { removeMember } from '../../src/contract/account/member-account.ts'
import { saveCompany } from '../../src/contract/employer/employer.ts'
import { approveVerification } from '../../src/contract/case/verification.ts'
import { caseActions } from '../support/cases.ts'
import { PASSWORD, type TestMember } from '../support/members.ts'
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

const approve = (id: string, body: object) =>
  server.call(approveVerification, { params: { id }, body, token: operator.token })

const storedDigits = async (id: string) =>
  (
    await server.database.db
      .selectFrom('business_verifications')
      .select('person_number')
      .where('company_id', '=', id)
      .executeTakeFirstOrThrow()
  ).person_number

test('A job says since when its business is verified, with what the operator read', async () => {
  const { employer, id } = await cases.aRequest()
  const { data: job } = await cases.acts.publish(employer, { title: '확인된 사업장' })
  const { data } = await approve(id, { address: '경기도 화성시 산업로 1', sinceYear: 2009 })
  const page = await cases.acts.jobPage(job.id)
  expect(page.data.behind?.verified).toEqual({
    checkedDate: data.decidedDate,
    address: '경기도 화성시 산업로 1',
    sinceYear: 2009,
  })
})

test('The audit trail names what was read with an approval, until the account is removed', async () => {
  const { employer, id } = await cases.aRequest()
  await approve(id, { address: '경기도 화성시 산업로 2', sinceYear: 2009 })
  const details = async () =>
    (await actsIn(server)).find(({ act, subject }) => act === 'verify.approve' && subject === id)?.details
  expect(await details()).toEqual({ address: '경기도 화성시 산업로 2', sinceYear: 2009 })
  await server.call(removeMember, { token: employer.token, body: { password: PASSWORD } })
  expect(await details()).toEqual({ sinceYear: 2009, reasonErased: true })
})

test('An approval without what was read names the day alone', async () => {
  const { employer, id } = await cases.aRequest()
  const { data: job } = await cases.acts.publish(employer)
  await cases.approve(operator, id)
  const { data } = await cases.acts.jobPage(job.id)
  expect(data.behind?.verified).toMatchObject({ address: null, sinceYear: null })
})

test.each([{ sinceYear: 1700 }, { sinceYear: 20.5 }, { address: '가'.repeat(201) }])(
  'An approval with %j is refused',
  async (body) => {
    const { id } = await cases.aRequest()
    expect((await approve(id, body)).status).toBe(400)
  },
)

test('The digits of the resident number are erased with a refusal, too', async () => {
  const { id } = await cases.aRequest()
  expect(await storedDigits(id)).not.toBeNull()
  await cases.refuse(operator, id)
  expect(await storedDigits(id)).toBeNull()
  const update = server.database.db
    .updateTable('business_verifications')
    .set({ person_number: Buffer.from('8001011') })
    .where('company_id', '=', id)
  await expect(update.execute()).rejects.toThrow(/constraint/)
})

test('A verified business that calls itself after a well-known firm keeps its registered name in public', async () => {
  const { employer, id } = await cases.aRequest()
  const { data: job } = await cases.acts.publish(employer)
  await approve(id, {})
  await server.call(saveCompany, {
    body: { companyName: '삼성전자', businessType: '', logoFileDataId: null },
    token: employer.token,
  })
  const { data } = await cases.acts.jobPage(job.id)
  expect(data).toMatchObject({ companyName: '한빛물산', businessName: '한빛물산' })
  expect(data.behind?.verified).not.toBeNull()
})
