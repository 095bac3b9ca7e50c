export { isOwnJob, lockAnyJob } from './queries.ts'
export { closeById, moveOnVerified, publishPaid, tellFollowers } from './term.ts'
export { findPayable, isDistrict, type PayableJob, publishPass, takeBackPass } from './pass.ts'
export { lawfulHourlyPay } from './posting.ts'
