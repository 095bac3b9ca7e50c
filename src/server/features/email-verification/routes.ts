import { AppError } from '../../../contract/base/errors.ts'
import {
  confirmEmail,
  confirmEmailByCode,
  getEmailLink,
  sendEmailLink,
} from '../../../contract/account/email.ts'
import { on } from '../../http/endpoint-route.ts'
import { findMemberById } from '../member/queries.ts'
import { queueEmailConfirmation, confirmByCode, confirmByLink, openLink } from './service.ts'

export const emailVerificationRoutes = [
  on(sendEmailLink, async ({ db, member, services, now }) => {
    const found = await findMemberById(db, member.id)
    if (!found || found.email === null) throw new AppError('NOT_FOUND')
    if (found.email_verified_at !== null) return {}
    await services.limits.use('email-link-member', member.id)
    await queueEmailConfirmation(db, member.id, now)
    return {}
  }),
  on(getEmailLink, async ({ db, params, member, services, address, now }) => {
    await services.limits.use('email-link-address', address)
    const { expiresAt, memberId } = await openLink(db, params.token, now)
    return { data: { expiresAt: expiresAt.toISOString(), isOwn: memberId === member?.id } }
  }),
  on(confirmEmail, async ({ db, params, services, address, now }) => {
    await services.limits.use('email-link-address', address)
    await confirmByLink(db, params.token, now)
    return {}
  }),
  on(confirmEmailByCode, async ({ db, body, member, services, now }) => {
    await services.limits.use('email-code-member', member.id)
    await confirmByCode(db, services.secret, { memberId: member.id, code: body.code, now })
    return {}
  }),
]
