import { currentSession } from '../../api/session.ts'

/** Where somebody who has just signed in begins, unless they were on their way to another page. */
export const startPage = () => (currentSession()?.role === 'OPERATOR' ? '/operator' : '/home')
