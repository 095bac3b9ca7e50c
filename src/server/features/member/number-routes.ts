import { signInByCellphone, signUpByCellphone } from '../../../contract/account/number-proof.ts'
import { on } from '../../http/endpoint-route.ts'
import { signInByNumber, signUpByNumber } from './number-account.ts'

export const numberRoutes = [
  on(signUpByCellphone, async ({ db, body, services, address, userAgent, now }) => {
    await services.limits.use('sign-up-address', address)
    const { keepSignedIn = false, consents = [], deviceToken, langCode } = body
    const newcomer = { ...body, keepSignedIn, consents, deviceToken, langCode, userAgent, now }
    return { data: await signUpByNumber(db, services, newcomer) }
  }),
  on(signInByCellphone, async ({ db, body, services, address, userAgent, now }) => {
    await services.limits.use('certification-check', address)
    const { keepSignedIn = false, deviceToken, name, password } = body
    const claim = { ...body, keepSignedIn, deviceToken, name, password, address, userAgent, now }
    return { data: await signInByNumber(db, services, claim) }
  }),
]
