import { defineMessage as text } from '#message'
import type { Db } from '../../db/database.ts'
import type { DecisionNotice } from '../../db/tasks.ts'
import { dayText } from '../../i18n/day-text.ts'
import type { MailLine } from '../../i18n/mail-text.ts'
import { findNameRequest } from '../company/service.ts'
import { findGuarantee } from '../guarantee/service.ts'
import { mailNotice, type NoticeContext } from './notice-mail.ts'
import { findCompanyById } from './company-notices.ts'

const reasonIs = text({ message: 'Reason: {reason}', comment: 'Why a request was refused, in a mail' })
const isValid = text({
  message: 'Valid from {from} to {until}.',
  comment: 'The badge “Pay guaranteed”, in a mail; the values are days',
})

/** The reason of a refusal as a paragraph. */
export const reasonLines = (reason: string | null): readonly MailLine[] =>
  reason ? [[reasonIs, { reason }], ''] : []

interface Decided {
  /** A decision that was undone or taken again since has another time. */
  decidedAt: Date | null
  companyId: string
  /** A public name or a first day; otherwise it is about the company. */
  subject?: string
  reason: string | null
  /** Days in Seoul. */
  period?: { from: string | null; until: string | null }
}

/** What was decided, by the id of its request. */
const decidedOn: Record<DecisionNotice, (db: Db, id: string) => Promise<Decided | undefined>> = {
  COMPANY_NAME_APPROVED: nameOf,
  COMPANY_NAME_REFUSED: nameOf,
  GUARANTEE_GRANTED: guaranteeOf,
  GUARANTEE_GRANTED_AHEAD: async (db, id) => {
    const granted = await guaranteeOf(db, id)
    return granted && { ...granted, subject: granted.period?.from ?? '' }
  },
  GUARANTEE_REFUSED: guaranteeOf,
}

/** The background half of a decision on what a company asked for, which holds once it can no longer be undone. */
export async function sendDecisionNotice(
  context: NoticeContext,
  { kind, id, decidedAt }: { kind: DecisionNotice; id: string; decidedAt: string },
): Promise<void> {
  const decided = await decidedOn[kind](context.db, id)
  if (decided?.decidedAt?.toISOString() !== decidedAt) return
  const company = await findCompanyById(context.db, decided.companyId)
  if (company?.member_id == null) return
  const { period, reason } = decided
  await mailNotice(context, {
    kind,
    memberId: company.member_id,
    subject: decided.subject ?? company.name,
    linesIn: (_say, langCode) => [
      ...reasonLines(reason),
      ...(period?.from && period.until ? periodLines(period.from, period.until, langCode) : []),
    ],
  })
}

async function nameOf(db: Db, companyId: string): Promise<Decided | undefined> {
  const request = await findNameRequest(db, companyId)
  return (
    request && { decidedAt: request.decided_at, companyId, subject: request.name, reason: request.reason }
  )
}

async function guaranteeOf(db: Db, id: string): Promise<Decided | undefined> {
  const row = await findGuarantee(db, id)
  return (
    row && {
      decidedAt: row.decided_at,
      companyId: row.company_id,
      reason: row.reason,
      period: { from: row.granted_from, until: row.granted_until },
    }
  )
}

const periodLines = (from: string, until: string, langCode: string): readonly MailLine[] => [
  [isValid, { from: dayText(from, langCode), until: dayText(until, langCode) }],
  '',
]
