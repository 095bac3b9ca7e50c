import { AppError } from '../../../contract/base/errors.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  passSecondFactor as passEndpoint,
} from '../../../contract/account/second-factor.ts'
import { on } from '../../http/endpoint-route.ts'
import { beginSetUp, type Caller, confirmSetUp, passSecondFactor, secondFactorState } from './service.ts'

function callerOf(input: { member: { id: string }; tokenHash: Buffer | null; now: Date }): Caller {
  if (!input.tokenHash) throw new AppError('UNAUTHENTICATED')
  return { memberId: input.member.id, tokenHash: input.tokenHash, now: input.now }
}

export const secondFactorRoutes = [
  on(getSecondFactor, async (input) => ({ data: await secondFactorState(input.db, callerOf(input)) })),
  on(beginSecondFactor, async (input) => ({
    data: await beginSetUp(input.db, input.services.secret, callerOf(input)),
  })),
  on(confirmSecondFactor, async (input) => ({
    data: {
      recoveryCodes: await confirmSetUp(input.db, input.services, callerOf(input), input.body.code),
    },
  })),
  on(passEndpoint, async (input) => {
    const caller = callerOf(input)
    await passSecondFactor(input.db, input.services, caller, input.body.code)
    const { recoveryCodesLeft } = await secondFactorState(input.db, caller)
    return { data: { recoveryCodesLeft } }
  }),
]
