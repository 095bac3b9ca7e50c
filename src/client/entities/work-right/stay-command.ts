import type { WorkRightPerson } from '../../../contract/work-right/person.ts'
import { type Stay, getMyStay, listShownRights, saveMyStay } from '../../../contract/work-right/stay.ts'
import { outboxCommand } from '../../offline/outbox/sending.ts'

export const STAY_ENTITY = 'stay'

export const sendStay = outboxCommand(saveMyStay, {
  entity: () => STAY_ENTITY,
  absolute: true,
  refreshes: [getMyStay, listShownRights],
})

/** What is known on this device, as the account stores it. */
export function stayOf(facts: WorkRightPerson | null): Stay | null {
  if (!facts) return null
  const { visaStatus, subCode, expiry, koreanLevel, enrolled, course, certifiedSchool } = facts
  const { englishTaught, arrival, contractEnd } = facts
  return {
    visaStatus,
    subCode: subCode ?? null,
    expiry: expiry ?? null,
    koreanLevel: koreanLevel ?? null,
    enrolled: enrolled ?? null,
    course: course ?? null,
    certifiedSchool: certifiedSchool ?? null,
    ...(englishTaught === undefined ? {} : { englishTaught }),
    ...(arrival ? { arrival } : {}),
    ...(contractEnd ? { contractEnd } : {}),
  }
}
