import { useMutation } from '@tanstack/react-query'
import { sendEmailLink } from '../../../contract/account/email.ts'
import { call } from '../../api/api.ts'
import { currentSession } from '../../api/session.ts'

/** Mails the link and the code that confirm the member's e-mail address again. */
export function useEmailLink() {
  return useMutation({
    mutationFn: () => call(sendEmailLink, { token: currentSession()?.token ?? null }),
    networkMode: 'always',
  })
}
