import { certify, sendCertificationCode } from '../../../contract/account/certification.ts'
import { AppError } from '../../../contract/base/errors.ts'
import { inTransaction } from '../../db/database.ts'
import { on } from '../../http/endpoint-route.ts'
import { confirmIdentity } from '../factor/service.ts'
import { enterByNumber, issueProof, opensAtOnce } from './number-proof.ts'
import {
  certifyNumber,
  checkCode,
  holderByCode,
  isOwnDevice,
  requesterOf,
  requireRightCode,
  sendCode,
} from './service.ts'

export const certificationRoutes = [
  on(sendCertificationCode, async ({ db, body, member, services, address, langCode, now }) => {
    const { cellphone, deviceToken } = body
    await services.limits.use('certification-send', address)
    await services.limits.use('certification-send-address', address)
    const requester = requesterOf(member, body.requester, address)
    const isOwner = await isOwnDevice(db, cellphone, { memberId: member?.id, deviceToken })
    const request = { cellphone, requester, address, isOwner, langCode }
    const { expiresAt, resendAt } = await sendCode(db, services, request, now)
    return { data: { expiresAt: expiresAt.toISOString(), resendAt: resendAt.toISOString() } }
  }),
  on(certify, async (input) => {
    const { db, body, member, services, address, tokenHash, userAgent, now } = input
    const { cellphone, code, onlyForCertification, password } = body
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
    const { keepSignedIn = false, deviceToken } = body
    const holder = await holderByCode(db, secret, { cellphone, code, requester, now })
    if (!holder || !(await opensAtOnce(db, holder, { deviceToken, now })))
      return { data: { cellphone, proof: await issueProof(db, { cellphone, holder, now }) } }
    const arrival = { ...holder, cellphone, keepSignedIn, userAgent, deviceToken, now }
    return { data: { cellphone, ...(await inTransaction(db, (tx) => enterByNumber(tx, arrival))) } }
  }),
]
