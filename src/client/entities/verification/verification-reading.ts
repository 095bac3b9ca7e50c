import { getVerification } from '../../../contract/employer/employer.ts'
import { queryFor } from '../../api/query-for.ts'

/** How the verification of the signed-in employer's business stands. */
export const myVerification = () => queryFor(getVerification, {})
