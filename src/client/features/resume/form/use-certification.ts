import { certify } from '../../../../contract/account/certification.ts'
import { call } from '../../../api/api.ts'
import { useIdentityCheck } from '../../../entities/identity/use-identity-check.ts'
import { useCodeSending } from '../../../entities/certification/use-code-sending.ts'
import { currentSession } from '../../../api/session.ts'

const memberToken = () => currentSession()?.token ?? null

/** Certifies a cellphone number of the signed-in member with a code. */
export function useCertification(cellphone: string, onCertified: (cellphone: string) => void) {
  const sending = useCodeSending(memberToken)
  const check = useIdentityCheck({
    // With the number as it was when the code was confirmed: it may have been changed by the time of the answer.
    send: (confirmed: { cellphone: string; code: string }, proof) =>
      call(certify, {
        body: { ...confirmed, ...proof, onlyForCertification: true },
        token: memberToken(),
      }),
    onSuccess: (_, confirmed) => onCertified(confirmed.cellphone),
  })
  const send = () => {
    check.reset()
    sending.send(cellphone)
  }
  const confirm = (code: string) => check.mutate({ cellphone, code })
  // A code was sent to the number as it was then.
  return { ...sending, send, check, confirm, isSent: sending.sentTo === cellphone }
}

export type Certification = ReturnType<typeof useCertification>
