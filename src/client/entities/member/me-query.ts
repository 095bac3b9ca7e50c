import { getMe } from '../../../contract/account/member.ts'
import { queryFor } from '../../api/query-for.ts'

/** The signed-in member with their settings and the number of unread notifications. */
export const me = () => queryFor(getMe, {})
