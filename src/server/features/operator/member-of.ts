import { Email } from '../../../contract/account/member.ts'
import type { MemberCase, MemberOrder, MemberRow } from '../../../contract/operator/member.ts'
import { Id } from '../../../contract/base/schema.ts'
import { maskedEmail } from '../member/service.ts'
import { maskedName } from '../talent/service.ts'
import type { FoundMember, MemberCaseRow, MemberKey, OrderCaseRow } from './member-queries.ts'

/** Classifies the search text: an id, an e-mail address or a cellphone number, else the beginning of a name. */
export function memberKeyOf(text: string): MemberKey {
  if (Id.safeParse(text).success) return { id: text }
  const email = Email.safeParse(text)
  if (email.success) return { email: email.data }
  const digits = text.replaceAll(/[\s().-]/g, '').replace(/^\+82/, '0')
  return /^0\d{8,10}$/.test(digits) ? { cellphone: digits } : { beginning: text }
}

/** Masks a number so that it can still be told apart: `010******78`. */
function maskedCellphone(cellphone: string): string {
  return `${cellphone.slice(0, 3)}${'*'.repeat(Math.max(0, cellphone.length - 5))}${cellphone.slice(-2)}`
}

export function memberRowOf(row: FoundMember): MemberRow {
  return {
    id: row.id,
    role: row.role,
    maskedName: maskedName(row.name),
    maskedEmail: row.email === null ? null : maskedEmail(row.email),
    maskedCellphone: row.cellphone === null ? null : maskedCellphone(row.cellphone),
    isCellphoneVerified: row.cellphone_verified_at !== null,
    companyName: row.company_name,
    createdDate: row.created_at.toISOString(),
    suspendedDate: row.suspended_at?.toISOString() ?? null,
  }
}

export function memberCaseOf(row: MemberCaseRow): MemberCase {
  return {
    ...memberRowOf(row),
    langCode: row.lang_code,
    verification: row.role === 'EMPLOYER' ? (row.verification ?? 'NONE') : null,
    companyId: row.company_id,
    sessionCount: row.sessions,
    lastUsedDate: row.last_used_at?.toISOString() ?? null,
    hasResume: row.has_resume,
    applicationCount: row.applications,
    announcementCount: row.announcements,
    orderCount: row.orders,
    suspensionNote: row.suspension_note,
    points: { paid: row.paid, free: row.free },
  }
}

export function memberOrderOf(row: OrderCaseRow): MemberOrder {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    status: row.status,
    totalAmount: row.total_amount,
    method: row.method,
    createdDate: row.created_at.toISOString(),
    paidDate: row.paid_at?.toISOString() ?? null,
    isReturnDue: row.return_at !== null && row.returned_at === null,
    returnedDate: row.returned_at?.toISOString() ?? null,
  }
}
