import { beforeAll, expect, test } from 'vitest'
import { announcementActions } from '../support/announcements.ts'
import { untilIdle } from '../support/background.ts'
import { caseActions } from '../support/cases.ts'
import { mailsOf } from '../support/mails.ts'
import type { TestMember } from '../support/members.ts'
import { anOperator } from '../support/operators.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let operator: TestMember
let cases: ReturnType<typeof caseActions>
let publish: ReturnType<typeof announcementActions>['publish']
beforeAll(async () => {
  server = await runServer()
  operator = await anOperator(server)
  cases = caseActions(server)
  publish = announcementActions(server).publish
})

const mailsTo = async ({ email }: TestMember) => {
  await untilIdle(server)
  return (await mailsOf(server)).filter(({ headers }) => headers.includes(email)).map(({ text }) => text)
}
const reads = (employer: TestMember, langCode: string) =>
  server.database.db
    .updateTable('members')
    .set({ lang_code: langCode })
    .where('id', '=', employer.id)
    .execute()

test('An employer is mailed that their business is verified, in their language and with the way to their postings', async () => {
  const { employer, id } = await cases.aRequest()
  await reads(employer, 'en')
  await cases.approve(operator, id)
  const [mail = '', ...others] = await mailsTo(employer)
  expect(others).toEqual([])
  expect(mail).toContain('Your business is verified: 한빛물산')
  expect(mail).toContain('/employmentPage/hiringAnnouncement')
})

test('The mail names the postings that the verification made public, with their links', async () => {
  const { employer, id } = await cases.aRequest()
  await reads(employer, 'en')
  const { data } = await publish(employer, { title: '용접공 모집', productType: 'LIFE' })
  await cases.approve(operator, id)
  const [mail = ''] = await mailsTo(employer)
  expect(mail).toContain('Everybody can see these postings now:')
  expect(mail).toMatch(new RegExp(`용접공 모집\\n\\S+/recruitment/detail/${data.id}\\n`))
})

test('A refusal is mailed with its reason and with the way to the verification', async () => {
  const { employer, id } = await cases.aRequest()
  await reads(employer, 'en')
  await cases.refuse(operator, id)
  const [mail = ''] = await mailsTo(employer)
  expect(mail).toContain('Your business could not be verified: 한빛물산')
  expect(mail).toMatch(/Reason: 사진이 흐려요\n\n\S+\/mypage\/company\n/)
})

test('A decision that was undone before its mail was written is not mailed', async () => {
  const { employer, id } = await cases.aRequest()
  await reads(employer, 'en')
  const { data } = await cases.approve(operator, id)
  await cases.undo(operator, data.undo?.decisionId ?? '')
  const [mail = '', ...others] = await mailsTo(employer)
  expect(others).toEqual([])
  expect(mail).toContain('We are checking your business again: 한빛물산')
})
