import { certify, sendCertificationCode } from '../../../contract/account/certification.ts'
import { AppError } from '../../../contract/base/errors.ts'
import { inTransaction } from '../../db/database.ts'
import { on } from '../../http/endpoint-route.ts'
import { confirmIdentity } from '../factor/service.ts'
import { signInAs } from '../session/service.ts'
import {
  certifyNumber,
  checkCode,
  isOwnDevice,
  memberByCode,
  requesterOf,
  requireRightCode,
  sendCode,
} from './service.ts'

export const certificationRoutes = [
  on(sendCertificationCode, async ({ db, body, member, services, address, langCode, now }) => {
    await services.limits.use('certification-send', address)
    const { cellphone, deviceToken } = body
    const requester = requesterOf(member, body.requester, address)
    const isOwner = await isOwnDevice(db, cellphone, { memberId: member?.id, deviceToken })
    const request = { cellphone, requester, address, isOwner, langCode }
    const { expiresAt, resendAt } = await sendCode(db, services, request, now)
    return { data: { expiresAt: expiresAt.toISOString(), resendAt: resendAt.toISOString() } }
  }),
  on(certify, async (input) => {
    const { db, body, member, services, address, tokenHash, userAgent, now } = input
    const { cellphone, code, onlyForCertification, deviceToken, password } = body
    if (onlyForCertification && !member) throw new AppError('UNAUTHENTICATED')
    await services.limits.use('certification-check', address)
    const { secret } = services
    const requester = requesterOf(member, body.requester, address)
    if (onlyForCertification && member) {
      const claim = { memberId: member.id, password, field: 'password', isPasswordNeeded: false }
      // A wrong code is told before the password is asked for, and a wrong password does not use up the code.
      await requireRightCode(db, secret, { cellphone, code, requester, now })
      const identity = await confirmIdentity(db, services, { ...claim, address, tokenHash, now })
      await checkCode(db, secret, { cellphone, code, requester, now })
      await certifyNumber(db, secret, { cellphone, identity, now })
      return { data: { cellphone } }
    }
    const found = await memberByCode(db, secret, { cellphone, code, requester, now })
    const arrival = { ...found, keepSignedIn: false, userAgent, deviceToken, now }
    const session = await inTransaction(db, (tx) => signInAs(tx, arrival))
    return { data: { cellphone, ...session } }
  }),
]
