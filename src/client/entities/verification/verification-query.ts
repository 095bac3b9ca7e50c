import { getVerification } from '../../../contract/employer/employer.ts'
import { queryFor } from '../../api/query-for.ts'

/** The verification of the signed-in employer's business. */
export const myVerification = () => queryFor(getVerification, {})
