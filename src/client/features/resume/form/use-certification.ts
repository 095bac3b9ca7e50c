import { certify } from '../../../../contract/account/certification.ts'
import { call } from '../../../api/api.ts'
import { useIdentityCheck } from '../../../entities/identity/use-identity-check.ts'
import { useCodeSending } from '../../../entities/certification/use-code-sending.ts'
import { currentSession } from '../../../api/session.ts'

const memberToken = () => currentSession()?.token ?? null

/** Verifies the signed-in member's cellphone with a code. */
export function useCertification(cellphone: string, onCertified: (cellphone: string) => void) {
  const sending = useCodeSending(memberToken)
  const check = useIdentityCheck({
    // Sends the number that the code was confirmed for: it may change before the answer.
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
  // The code belongs to the number it was sent to.
  return { ...sending, send, check, confirm, isSent: sending.sentTo === cellphone }
}

export type Certification = ReturnType<typeof useCertification>
