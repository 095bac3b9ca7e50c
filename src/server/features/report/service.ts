/** What operators may do with reports, and what the demonstration has of them. */
export { findOpenReports, insertReport, settle } from './queries.ts'
export { settleReports } from './settle-queries.ts'
