import { AppError } from '../../../contract/base/errors.ts'
import { VIEW_PRICE } from '../../../contract/candidate/talent.ts'
import type { Tx } from '../../db/database.ts'
import { companyOf, requireVerifiedBusiness, withRegisteredName } from '../employer/service.ts'
import { notify } from '../notification/service.ts'
import { findBalance, spendPoints } from '../point/service.ts'
import { queueTalentChange } from './changes.ts'
import { maskedName } from './talents.ts'
import { findOpenable, insertView } from './view-queries.ts'

/** Exports for other features. */
export { findOpenable, maskedName, queueTalentChange }

/**
 * Opens a resume for an employer: free if it was sent to them; for a verified company free after an accepted
 * proposal, else paid once and announced to its member in the same transaction.
 * @throws AppError BUSINESS_NOT_VERIFIED, NOT_FOUND if the member is not a candidate, POINTS_MISSING
 */
export async function openResume(
  tx: Tx,
  view: { memberId: string; resumeId: string; now: Date },
): Promise<{ spent: number; balance: number }> {
  const { memberId, resumeId, now } = view
  const resume = await findOpenable(tx, memberId, resumeId)
  if (!resume?.isSentToThem) await requireVerifiedBusiness(tx, memberId)
  if (!resume) throw new AppError('NOT_FOUND')
  const company = await companyOf(tx, memberId, now)
  const isFirst =
    !resume.isSentToThem &&
    !resume.isAccepted &&
    (await insertView(tx, { companyId: company.id, resumeId, points: VIEW_PRICE, now }))
  if (isFirst) {
    const balance = await spendPoints(tx, { memberId, points: VIEW_PRICE, resumeId, now })
    const occasion = `view:${resumeId}:${company.id}`
    const about = {
      memberId: resume.member_id,
      kind: 'RESUME_OPENED',
      subject: await withRegisteredName(tx, company.id, company.name),
      occasion,
    } as const
    await notify(tx, about, now)
    return { spent: VIEW_PRICE, balance }
  }
  const { paid, free } = await findBalance(tx, memberId)
  return { spent: 0, balance: paid + free }
}
