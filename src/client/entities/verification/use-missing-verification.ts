import { useQuery } from '@tanstack/react-query'
import { VERIFICATION_STATUSES, type VerificationStatus } from '../../../contract/base/enums.ts'
import { getVerification } from '../../../contract/employer/employer.ts'
import { dataTimeOf, live, queryFor } from '../../api/query-for.ts'
import { ApiProblem } from '../../api/problem.ts'
import { useSession } from '../../api/session.ts'
import { useUnsent } from '../../offline/outbox/use-outbox.ts'

/** The verification of the signed-in employer's business. */
export const myVerification = () => queryFor(getVerification, {})

/** Whether the signed-in employer's certificate is that of a farm. */
export const useIsFarm = () => useQuery(myVerification()).data?.data.certificateKind === 'FARM'

export const VERIFICATION_ENTITY = 'verification'

/** The status, with a request that this page has just sent and the last answer does not know. */
export function useVerificationStatus(isEnabled = true): VerificationStatus | undefined {
  const result = useQuery({ ...myVerification(), ...live, staleTime: 0, enabled: isEnabled })
  const request = useUnsent()(VERIFICATION_ENTITY, dataTimeOf(result))
  return request?.state === 'SENT' ? 'REQUESTED' : result.data?.data.status
}

/** Statuses with which calls for verified businesses are refused. */
export type Missing = Exclude<VerificationStatus, 'VERIFIED'>

/**
 * The employer's verification status if it is not verified; undefined while unknown, and for everybody else.
 * @param error of a call for verified businesses, which has the latest status
 */
export function useMissingVerification(error?: Error | null): Missing | undefined {
  const isEmployer = useSession()?.role === 'EMPLOYER'
  const status = useVerificationStatus(isEmployer)
  return refusedStatus(error) ?? (isEmployer && status !== 'VERIFIED' ? status : undefined)
}

function refusedStatus(error: Error | null | undefined): Missing | undefined {
  if (!(error instanceof ApiProblem) || error.code !== 'BUSINESS_NOT_VERIFIED') return undefined
  const { data } = error
  const named = typeof data === 'object' && data !== null && 'status' in data ? data.status : undefined
  const known = VERIFICATION_STATUSES.find((status) => status === named)
  return known === undefined || known === 'VERIFIED' ? 'NONE' : known
}
