import { isSameName, maskedEmail } from './find-id.ts'
import { requireGoodPassword } from './password-rules.ts'
import { hashPassword } from './password.ts'
import { findCredentials, findMemberById, insertMember, isEmailReserved } from './queries.ts'
import { verifyPassword } from './verify-password.ts'

/** Exports for other features. */
export {
  findCredentials,
  findMemberById,
  hashPassword,
  insertMember,
  isEmailReserved,
  isSameName,
  maskedEmail,
  requireGoodPassword,
  verifyPassword,
}
