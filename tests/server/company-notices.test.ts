import { beforeAll, describe, expect, test } from 'vitest'
import { REPORT_REASONS } from '../../src/contract/base/enums.ts'
import { listNotifications } from '../../src/contract/message/notification.ts'
import { refundMemberOrder } from '../../src/contract/operator/member.ts'
import { listSuspiciousPostings, settleSuspicion } from '../../src/contract/case/signal.ts'
import { aVerifiedEmployer } from '../support/announcements.ts'
import { caseActions } from '../support/cases.ts'
import type { TestMember } from '../support/members.ts'
import { operate } from '../support/operator-console.ts'
import { anOperator } from '../support/operators.ts'
import { paymentActions } from '../support/payments.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let cases: ReturnType<typeof caseActions>
let till: ReturnType<typeof paymentActions>
let operator: TestMember

beforeAll(async () => {
  server = await runServer()
  cases = caseActions(server)
  till = paymentActions(server)
  operator = await anOperator(server)
})

const noticesOf = async ({ token }: TestMember) => (await server.call(listNotifications, { token })).data

describe('A company whose posting an operator closes', () => {
  test.each(REPORT_REASONS)(
    'It is told which posting was closed for %s, and nothing that operators wrote',
    async (cause) => {
      const { id, jobId, employer } = await cases.aReport({ title: '닫힐 공고' })
      await cases.report(jobId)
      const words = { cause, reason: '상담원만 보는 설명', note: '내부 메모' }
      await cases.settle(operator, id, { outcome: 'CLOSED', ...words })
      const notices = await noticesOf(employer)
      expect(notices).toMatchObject([
        {
          kind: cause === 'ETC' ? 'POSTING_CLOSED' : `POSTING_CLOSED_${cause}`,
          subject: '닫힐 공고',
          targetId: jobId,
          path: '/employmentPage/hiringAnnouncement',
        },
      ])
      expect(JSON.stringify(notices)).not.toMatch(/상담원|메모/)
    },
  )

  test('A posting that stays closed for a second report is told once', async () => {
    const { id, jobId, employer } = await cases.aReport()
    await operate(server, 'close-announcement', jobId)
    await cases.settle(operator, id, { outcome: 'CLOSED', cause: 'FRAUD' })
    expect(await cases.noticesOf(employer)).toEqual(['POSTING_CLOSED'])
  })

  test('A suspicious posting that is closed is told, and told again when the closing is undone', async () => {
    const employer = await aVerifiedEmployer(server)
    const details = '보증금 30만원을 먼저 입금해 주세요'
    const id = await cases.acts.aPublicOne(employer, { details })
    const { token } = operator
    const found = (await server.call(listSuspiciousPostings, { query: { status: 'OPEN' }, token })).data
    const seen = found.find((each) => each.id === id)?.foundDate ?? ''
    const body = { outcome: 'CLOSED', seen }
    const { data } = await server.call(settleSuspicion, { params: { id }, body, token })
    expect(await cases.noticesOf(employer)).toEqual(['POSTING_CLOSED_FRAUD'])
    await cases.undo(operator, data.undo?.decisionId)
    expect(await cases.noticesOf(employer)).toEqual(['POSTING_REOPENED'])
  })

  test('An undone closing of a posting that the company had closed leaves no notice', async () => {
    const { id, jobId, employer } = await cases.aReport()
    await cases.acts.close(employer, jobId)
    const { data } = await cases.settle(operator, id, { outcome: 'CLOSED', cause: 'FALSE_PAY' })
    expect(await cases.noticesOf(employer)).toEqual(['POSTING_CLOSED_FALSE_PAY'])
    await cases.undo(operator, data.undo?.decisionId)
    expect(await cases.noticesOf(employer)).toEqual([])
  })
})

describe('A company whose order an operator refunds', () => {
  test('It is told once which order was refunded, without the reason that was recorded', async () => {
    const employer = await aVerifiedEmployer(server)
    const { id } = await till.buy(employer)
    const refund = () =>
      server.call(refundMemberOrder, {
        params: { id },
        body: { reason: '기록용 사유' },
        token: operator.token,
      })
    expect((await refund()).status).toBe(200)
    await refund()
    const notices = await noticesOf(employer)
    expect(notices).toMatchObject([
      {
        kind: 'ORDER_REFUNDED',
        subject: '이력서 열람권 10,000P',
        targetId: id,
        path: '/employmentPage/paymenthistory',
      },
    ])
    expect(JSON.stringify(notices)).not.toContain('기록용')
    const { token } = employer
    const inVietnamese = await server.call(listNotifications, { token, query: { langCode: 'vi' } })
    expect(inVietnamese.data[0]?.subject).toBe('Vé xem hồ sơ 10,000P')
  })
})
