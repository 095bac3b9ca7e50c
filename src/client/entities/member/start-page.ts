import { currentSession } from '../../api/session.ts'

/** The page after signing in, unless the member was on the way to another one. */
export const startPage = () => (currentSession()?.role === 'OPERATOR' ? '/operator' : '/home')
