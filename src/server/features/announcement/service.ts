/** What other features may use of announcements. */
export { closeJob, moveOnVerified, publishPaid } from './term.ts'
