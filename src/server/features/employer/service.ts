/** What other features may use of employers. */
export { ensureCompany } from './company.ts'
export { type CompanyRow, findCompany, setBusinessType } from './company-queries.ts'
