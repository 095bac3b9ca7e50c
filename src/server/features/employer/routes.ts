import {
  checkBusinessNumber,
  getVerification,
  requestVerification as requestVerificationCall,
} from '../../../contract/employer/employer.ts'
import { on, onPrepared } from '../../http/endpoint-route.ts'
import { ensureCompany } from './service.ts'
import { isNumberTaken } from './verification-queries.ts'
import { askTaxOffice, readVerification, requestVerification } from './verification.ts'

export const employerRoutes = [
  on(getVerification, async ({ db, member, services, now }) => {
    const data = await readVerification(db, member.id, { secret: services.secret, now })
    // The representative's name and certificate are the owner's.
    return { data: member.right === 'OWNER' ? data : { ...data, personName: '', certificateUrl: null } }
  }),
  on(checkBusinessNumber, async ({ db, params, member, services }) => {
    await services.limits.use('business-number', member.id)
    return { data: { isTaken: await isNumberTaken(db, params.number, member.id) } }
  }),
  onPrepared(
    requestVerificationCall,
    askTaxOffice,
    async ({ db, body, member, services: { secret }, now }, taxOffice) => {
      const named = { companyName: body.businessName, businessType: '' }
      const company = await ensureCompany(db, { memberId: member.id, ...named, now })
      const employer = { memberId: member.id, companyId: company.id, now, secret, taxOffice }
      return { data: { status: await requestVerification(db, employer, body) } }
    },
  ),
]
