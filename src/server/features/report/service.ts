export { findOpenReports, insertReport, settle } from './queries.ts'
