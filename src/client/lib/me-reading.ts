import { getMe } from '../../contract/member.ts'
import { reading } from './reading.ts'

/** The signed-in member with their settings and the number of unread notifications. */
export const me = () => reading(getMe, {})
