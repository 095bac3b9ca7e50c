export { findOpenReports, insertReport, settle } from './queries.ts'
export { settleReports } from './settle-queries.ts'
