import type { VerificationStatus } from '../../../../contract/base/enums.ts'
import { notificationPath } from '../../../../contract/message/notification.ts'
import type { Db } from '../../../db/database.ts'
import type { VerificationNotice } from '../../../db/tasks.ts'
import { mailText, titledSubject } from '../../../i18n/mail-text.ts'
import { textIn } from '../../../i18n/text-in.ts'
import type { MailSender } from '../../../providers/mail/mail-sender.ts'
import { pushTexts } from '../../alert/service.ts'
import { findVerification } from '../../employer/service.ts'
import { findCompanyById } from '../queries.ts'
import { findNoticed } from '../suspension.ts'

const statusAfter: Record<VerificationNotice, VerificationStatus> = {
  BUSINESS_VERIFIED: 'VERIFIED',
  BUSINESS_REFUSED: 'REFUSED',
  BUSINESS_WAITS_AGAIN: 'REQUESTED',
}

/**
 * The background half of a decision about a business: mails the employer, who has closed the page long ago, unless the
 * decision was undone meanwhile. In their language; the reason is read on the page alone.
 */
export async function sendVerificationNotice(
  { db, mail, publicUrl }: { db: Db; mail: MailSender; publicUrl: () => string },
  { companyId, kind }: { companyId: string; kind: VerificationNotice },
): Promise<void> {
  const [company, request] = [await findCompanyById(db, companyId), await findVerification(db, companyId)]
  if (!company?.member_id || request?.status !== statusAfter[kind]) return
  const member = await findNoticed(db, company.member_id)
  if (!member || member.email === null || member.suspendedAt !== null) return
  const say = textIn(member.langCode)
  const said = say(pushTexts[kind], { subject: request.business_name })
  const link = `${publicUrl()}${notificationPath(kind, null)}`
  const text = mailText(member.langCode, say(titledSubject, { title: said }), [said, '', link])
  await mail.send({ to: member.email, ...text })
}
