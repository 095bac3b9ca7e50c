import { useMutation } from '@tanstack/react-query'
import { sendEmailLink } from '../../../contract/account/email.ts'
import { call } from '../../api/api.ts'
import { currentSession } from '../../api/session.ts'

/** Has the link mailed once more that confirms the member's e-mail address. */
export function useEmailLink() {
  return useMutation({
    mutationFn: () => call(sendEmailLink, { token: currentSession()?.token ?? null }),
    networkMode: 'always',
  })
}
