import { defineMessage as text } from '#message'
import type { VerificationStatus } from '../../../contract/base/enums.ts'
import type { VerificationNotice } from '../../db/tasks.ts'
import { findVerification } from './verification-queries.ts'
import { mailNotice, type NoticeContext } from '../operator/notice-mail.ts'
import { findCompanyById } from '../operator/company-notices.ts'
import { findNewestPublicJobs } from './case-queries.ts'
import { reasonLines } from '../operator/decision-mail.ts'

const statusAfter: Record<VerificationNotice, VerificationStatus> = {
  BUSINESS_VERIFIED: 'VERIFIED',
  BUSINESS_REFUSED: 'REFUSED',
  BUSINESS_WAITS_AGAIN: 'REQUESTED',
}

const arePublic = text({ message: 'Everybody can see these postings now:' })
const allPostings = text({ message: 'All your postings:' })

/**
 * The background half of a decision about a business: mails the employer, who has closed the page long ago, unless the
 * decision was undone meanwhile. In their language, and with the reason of a refusal.
 */
export async function sendVerificationNotice(
  context: NoticeContext,
  { companyId, kind }: { companyId: string; kind: VerificationNotice },
): Promise<void> {
  const { db, publicUrl } = context
  const [company, request] = [await findCompanyById(db, companyId), await findVerification(db, companyId)]
  if (!company?.member_id || request?.status !== statusAfter[kind]) return
  const jobs = kind === 'BUSINESS_VERIFIED' ? await findNewestPublicJobs(db, companyId) : []
  const lines = jobs.flatMap(({ id, title }) => [title, `${publicUrl()}/recruitment/detail/${id}`, ''])
  await mailNotice(context, {
    kind,
    memberId: company.member_id,
    subject: request.business_name,
    linesIn: (say) => [
      ...reasonLines(kind === 'BUSINESS_REFUSED' ? request.reason : null),
      ...(lines.length > 0 ? [say(arePublic), '', ...lines, say(allPostings)] : []),
    ],
  })
}
