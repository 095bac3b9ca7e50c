export { companyOf, ensureCompany, withRegisteredName } from './company.ts'
export {
  type CompanyRow,
  findCompany,
  findRegistration,
  lockCompany,
  setBusinessType,
} from './company-queries.ts'
export { askTaxOffice, type Registry, requestVerification } from './verification.ts'
export { isVerifiedBusiness, requireVerifiedBusiness, verifiedEmployer } from './verified-employer.ts'
export {
  findRequests,
  findVerification,
  saveRequest,
  setRefused,
  setRequestedNumber,
  setVerified,
  type VerificationRow,
} from './verification-queries.ts'
