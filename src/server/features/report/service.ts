export { findOpenReports, insertReport, jobText, settle } from './queries.ts'
export { settleReports } from './settle-queries.ts'
