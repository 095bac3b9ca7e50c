import { sendEmailLink } from '../../../contract/account/email.ts'
import { useCommand } from '../../api/use-command.ts'

/** Mails the link and the code that confirm the member's e-mail address again. */
export const useEmailLink = () => useCommand(sendEmailLink)
