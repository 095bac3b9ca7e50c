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
  decided_at: Date | null
  company_id: string
  reason: string | null
  /** A public name or a first day; otherwise it is about the company. */
  subject?: string | null
  /** Days in Seoul. */
  granted_from?: string | null
  granted_until?: string | null
}

/** What was decided, by the id of its request. */
async function findDecided(db: Db, kind: DecisionNotice, id: string): Promise<Decided | undefined> {
  if (kind === 'COMPANY_NAME_APPROVED' || kind === 'COMPANY_NAME_REFUSED') {
    const request = await findNameRequest(db, id)
    return request && { ...request, subject: request.name }
  }
  const row = await findGuarantee(db, id)
  return row && { ...row, subject: kind === 'GUARANTEE_GRANTED_AHEAD' ? row.granted_from : null }
}

/** The background half of a decision on what a company asked for, which holds once it can no longer be undone. */
export async function sendDecisionNotice(
  context: NoticeContext,
  { kind, id, decidedAt }: { kind: DecisionNotice; id: string; decidedAt: string },
): Promise<void> {
  const decided = await findDecided(context.db, kind, id)
  if (decided?.decided_at?.toISOString() !== decidedAt) return
  const company = await findCompanyById(context.db, decided.company_id)
  if (company?.member_id == null) return
  const { granted_from: from, granted_until: until } = decided
  await mailNotice(context, {
    kind,
    memberId: company.member_id,
    subject: decided.subject ?? company.name,
    linesIn: (_say, langCode) => [
      ...reasonLines(decided.reason),
      ...(from && until
        ? [[isValid, { from: dayText(from, langCode), until: dayText(until, langCode) }] as const, '']
        : []),
    ],
  })
}
