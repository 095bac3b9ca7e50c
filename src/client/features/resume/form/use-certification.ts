import { useMutation } from '@tanstack/react-query'
import { certify } from '../../../../contract/account/certification.ts'
import { call } from '../../../api/api.ts'
import { useCodeSending } from '../../../entities/certification/use-code-sending.ts'
import { currentSession } from '../../../api/session.ts'

const memberToken = () => currentSession()?.token ?? null

/** Certifies a cellphone number of the signed-in member with a code. */
export function useCertification(cellphone: string, onCertified: (cellphone: string) => void) {
  const sending = useCodeSending(memberToken)
  const check = useMutation({
    // With the number as it was when the code was confirmed: it may have been changed by the time of the answer.
    mutationFn: (confirmed: { cellphone: string; code: string }) =>
      call(certify, {
        body: { ...confirmed, onlyForCertification: true },
        token: memberToken(),
      }),
    networkMode: 'always',
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
