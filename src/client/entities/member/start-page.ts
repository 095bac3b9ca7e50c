import { currentSession } from '../../api/session.ts'

/** The page after signing in without a redirect. */
export const startPage = () => (currentSession()?.role === 'OPERATOR' ? '/operator' : '/home')
