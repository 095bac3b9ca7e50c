/** What other features may use of announcements. */
export { closeById, moveOnVerified, publishPaid } from './term.ts'
