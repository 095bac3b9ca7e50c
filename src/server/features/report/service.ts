/** What operators may do with reports. */
export { findOpenReports, settle } from './queries.ts'
export { settleReports } from './settle-queries.ts'
