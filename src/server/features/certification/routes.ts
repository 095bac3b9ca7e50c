import { certify, sendCertificationCode } from '../../../contract/certification.ts'
import { AppError } from '../../../contract/errors.ts'
import { on } from '../../http/endpoint-route.ts'
import { signInAs } from '../session/service.ts'
import { certifyNumber, checkCode, isOwnDevice, memberByCode, requesterOf, sendCode } from './service.ts'

export const certificationRoutes = [
  on(sendCertificationCode, async ({ db, body, member, services, address, now }) => {
    await services.limits.use('certification-send', address)
    const { cellphone, deviceToken } = body
    const requester = requesterOf(member, body.requester, address)
    const isOwner = await isOwnDevice(db, cellphone, { memberId: member?.id, deviceToken })
    const request = { cellphone, requester, address, isOwner }
    const { expiresAt, resendAt } = await sendCode(db, services, request, now)
    return { data: { expiresAt: expiresAt.toISOString(), resendAt: resendAt.toISOString() } }
  }),
  on(certify, async ({ db, body, member, services, address, userAgent, now }) => {
    const { cellphone, code, onlyForCertification, deviceToken } = body
    if (onlyForCertification && !member) throw new AppError('UNAUTHENTICATED')
    await services.limits.use('certification-check', address)
    const { secret } = services
    const requester = requesterOf(member, body.requester, address)
    if (onlyForCertification && member) {
      await checkCode(db, secret, { cellphone, code, requester, now })
      await certifyNumber(db, secret, { cellphone, memberId: member.id, now })
      return { data: { cellphone } }
    }
    const found = await memberByCode(db, secret, { cellphone, code, requester, now })
    const session = await signInAs(db, { ...found, keepSignedIn: false, userAgent, deviceToken, now })
    return { data: { cellphone, ...session } }
  }),
]
