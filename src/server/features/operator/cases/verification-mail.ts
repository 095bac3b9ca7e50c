import { defineMessage as text } from '#message'
import type { VerificationStatus } from '../../../../contract/base/enums.ts'
import { notificationPath } from '../../../../contract/message/notification.ts'
import type { Db } from '../../../db/database.ts'
import type { VerificationNotice } from '../../../db/tasks.ts'
import { mailText, titledSubject } from '../../../i18n/mail-text.ts'
import { textIn } from '../../../i18n/text-in.ts'
import type { MailSender } from '../../../providers/mail/mail-sender.ts'
import { pushTexts } from '../../alert/service.ts'
import { findVerification } from '../../employer/service.ts'
import { findCompanyById, findNewestPublicJobs } from '../queries.ts'
import { findNoticed } from '../suspension.ts'

const statusAfter: Record<VerificationNotice, VerificationStatus> = {
  BUSINESS_VERIFIED: 'VERIFIED',
  BUSINESS_REFUSED: 'REFUSED',
  BUSINESS_WAITS_AGAIN: 'REQUESTED',
}

const arePublic = text({ message: 'Everybody can see these postings now:' })
const allPostings = text({ message: 'All your postings:' })
const reasonIs = text({ message: 'Reason: {reason}', comment: 'Why a business was not verified, in a mail' })

/**
 * The background half of a decision about a business: mails the employer, who has closed the page long ago, unless the
 * decision was undone meanwhile. In their language, and with the reason of a refusal.
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
  const reason = kind === 'BUSINESS_REFUSED' ? request.reason : null
  const jobs = kind === 'BUSINESS_VERIFIED' ? await findNewestPublicJobs(db, companyId) : []
  const lines = jobs.flatMap(({ id, title }) => [title, `${publicUrl()}/recruitment/detail/${id}`, ''])
  const letter = mailText(member.langCode, say(titledSubject, { title: said }), [
    said,
    '',
    ...(reason ? [say(reasonIs, { reason }), ''] : []),
    ...(lines.length > 0 ? [say(arePublic), '', ...lines, say(allPostings)] : []),
    `${publicUrl()}${notificationPath(kind, null)}`,
  ])
  await mail.send({ to: member.email, ...letter })
}
