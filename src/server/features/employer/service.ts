/** What other features may use of employers. */
export { companyOf, ensureCompany } from './company.ts'
export { type CompanyRow, findCompany, setBusinessType } from './company-queries.ts'
