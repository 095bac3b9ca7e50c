import { getMe } from '../../../contract/member.ts'
import { reading } from '../../lib/reading.ts'

export const me = () => reading(getMe, {})
