import { v7 } from 'uuid'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { removeMember } from '../../src/contract/account/member-account.ts'
import { getNotificationChannels } from '../../src/contract/message/notification-channels.ts'
import { issueReceipt } from '../../src/contract/payment/receipt.ts'
import type { NotificationMessage } from '../../src/server/db/tasks.ts'
import { pushTexts } from '../../src/server/features/alert/push-texts.ts'
import { textIn } from '../../src/server/i18n/text-in.ts'
import { MORNING } from '../support/alert-world.ts'
import { aVerifiedEmployer } from '../support/announcements.ts'
import { untilIdle } from '../support/background.ts'
import { all, channelActions } from '../support/channels.ts'
import { mailsOf } from '../support/mails.ts'
import { PASSWORD } from '../support/members.ts'
import { anOperator } from '../support/operators.ts'
import { messagesTo } from '../support/phones.ts'
import { proposalActions } from '../support/proposals.ts'
import { anIssuedInvoice, INVOICE_NUMBER } from '../support/receipts.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let act: ReturnType<typeof channelActions>
let does: ReturnType<typeof proposalActions>
beforeAll(async () => {
  server = await runServer()
  act = channelActions(server)
  does = proposalActions(server)
})
beforeEach(() => {
  server.clock.now = MORNING
})

describe.each(['ko', 'en', 'vi', 'ne'])('A reader of %s', (lang) => {
  test('An accepted offer is told by mail and by text message in their language', async () => {
    const said = textIn(lang)(pushTexts.PROPOSAL_ACCEPTED, { subject: '함께 일하고 싶어요' })
    const employer = await aVerifiedEmployer(server)
    const cellphone = `0107777${lang.charCodeAt(0)}${lang.charCodeAt(1)}`.slice(0, 11).padEnd(11, '0')
    await act.change(employer, { lang_code: lang, cellphone, cellphone_verified_at: MORNING })
    await act.choose(employer, { answers: 'MAIL' })
    const first = await does.anOffer(employer)
    await does.answer(first.candidate, first.id, 'ACCEPTED')
    await untilIdle(server)
    const [mail] = await act.mailsTo(employer)
    expect(mail?.subject).toBe(said)
    expect(mail?.text).toContain(`\n${said}\nhttps://ilteo.test/proposalEmployment\n`)
    await act.choose(employer, { answers: 'TEXT' })
    const second = await does.anOffer(employer)
    await does.answer(second.candidate, second.id, 'ACCEPTED')
    await untilIdle(server)
    const [text = ''] = await messagesTo(server, cellphone)
    expect(text).toContain(said)
  })
})

describe('The link that ends mails', () => {
  test('Opening it changes nothing; pressing its button, or a mail program, ends mails', async () => {
    const { employer, jobId } = await act.anEmployerWithJob('en')
    await act.choose(employer, { applicants: 'MAIL' })
    await act.anApplicant(jobId)
    await untilIdle(server)
    const [mail] = await act.mailsTo(employer)
    const path = /https:\/\/ilteo\.test(\/api\/notification-mails\S+)\n/.exec(mail?.text ?? '')?.[1] ?? ''
    const page = await server.fetch(path)
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(await page.text()).toContain('<form method="post">')
    const chosen = async () => (await server.call(getNotificationChannels, { token: employer.token })).data
    expect((await chosen()).applicants).toBe('MAIL')
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    expect((await server.fetch(path, { method: 'POST', body })).status).toBe(200)
    expect(await chosen()).toEqual(all('APP'))
    expect((await server.fetch(path.replace(employer.id, v7()), { method: 'POST' })).status).toBe(404)
    expect((await server.fetch(`${path.slice(0, -2)}AA`)).status).toBe(404)
  })
})

test('A tax invoice that an operator issued is mailed once, with the way to the receipt', async () => {
  const { token } = await anOperator(server)
  const orderId = await anIssuedInvoice(server, token)
  await server.call(issueReceipt, {
    params: { id: orderId },
    body: { approvalNumber: INVOICE_NUMBER },
    token,
  })
  await act.minutesLater(10)
  await act.minutesLater(60)
  const isOfOrder = ({ text }: { text: string }) => text.includes(`/employmentPage/receipt/${orderId}\n`)
  expect((await mailsOf(server)).filter(isOfOrder)).toHaveLength(1)
})

describe('A server that ends before it records a mail', () => {
  test('The mail is sent again with the same Message-ID', async () => {
    const { employer, jobId } = await act.anEmployerWithJob()
    await act.anApplicant(jobId)
    const { id } = await server.database.db
      .selectFrom('notifications')
      .select('id')
      .where('member_id', '=', employer.id)
      .executeTakeFirstOrThrow()
    const payload = {
      id: v7(),
      memberId: employer.id,
      by: 'MAIL',
      notificationIds: [id],
    } satisfies NotificationMessage
    for (const taskId of [v7(), v7()]) {
      const row = { id: taskId, kind: 'notification-message', payload: JSON.stringify(payload) }
      await server.database.db
        .insertInto('tasks')
        .values({ ...row, due_at: MORNING, created_at: MORNING })
        .execute()
      await untilIdle(server)
    }
    const ids = (await act.mailsTo(employer)).map(({ headers }) => /^message-id: (.*)$/im.exec(headers)?.[1])
    expect(ids).toEqual([`<${payload.id}@ilteo.test>`, `<${payload.id}@ilteo.test>`])
  })
})

describe('A member who leaves', () => {
  test('An applicant who leaves is in no mail, and a leaving employer gets none', async () => {
    const { employer, jobId } = await act.anEmployerWithJob()
    const worker = await act.anApplicant(jobId)
    await server.call(removeMember, { token: worker.token, body: { password: PASSWORD } })
    await act.minutesLater(10)
    expect(await act.mailsTo(employer)).toEqual([])
    await act.choose(employer, all('MAIL'))
    await act.anApplicant(jobId)
    await server.call(removeMember, { token: employer.token, body: { password: PASSWORD } })
    await act.minutesLater(60)
    expect((await act.mailsTo(employer)).map(({ text }) => text).join('')).not.toContain('반도체')
    const { rows } = await server.database.pool.query(
      'select from notification_channels where member_id = $1',
      [employer.id],
    )
    expect(rows).toEqual([])
  })
})
