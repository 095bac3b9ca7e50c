import { useQuery } from '@tanstack/react-query'
import { VERIFICATION_STATUSES, type VerificationStatus } from '../../../contract/base/enums.ts'
import { getVerification } from '../../../contract/employer/employer.ts'
import { live, queryFor } from '../../api/query-for.ts'
import { ApiProblem } from '../../api/problem.ts'
import { useSession } from '../../api/session.ts'

/** The verification of the signed-in employer's business. */
export const myVerification = () => queryFor(getVerification, {})

/** Statuses with which calls for verified businesses are refused. */
export type Missing = Exclude<VerificationStatus, 'VERIFIED'>

/**
 * The employer's verification status if it is not verified; undefined while unknown, and for everybody else.
 * @param error of a call for verified businesses, which has the latest status
 */
export function useMissingVerification(error?: Error | null): Missing | undefined {
  const isEmployer = useSession()?.role === 'EMPLOYER'
  const status = useQuery({ ...myVerification(), ...live, staleTime: 0, enabled: isEmployer }).data?.data
    .status
  return refusedStatus(error) ?? (isEmployer && status !== 'VERIFIED' ? status : undefined)
}

function refusedStatus(error: Error | null | undefined): Missing | undefined {
  if (!(error instanceof ApiProblem) || error.code !== 'BUSINESS_NOT_VERIFIED') return undefined
  const { data } = error
  const named = typeof data === 'object' && data !== null && 'status' in data ? data.status : undefined
  const known = VERIFICATION_STATUSES.find((status) => status === named)
  return known === undefined || known === 'VERIFIED' ? 'NONE' : known
}
