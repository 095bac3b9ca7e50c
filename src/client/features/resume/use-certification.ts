import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CERTIFICATION, certify, sendCertificationCode } from '../../../contract/certification.ts'
import { call } from '../../lib/api.ts'
import { currentSession } from '../../lib/session.ts'

interface Asked {
  cellphone: string
  /** Epoch milliseconds by this phone's clock, which may differ from the server's. */
  at: number
}

/** Certifies a cellphone number with a code: what is under way, and how long it lasts. */
export function useCertification(cellphone: string, onCertified: (cellphone: string) => void) {
  const [asked, setAsked] = useState<Asked>()
  // A code was sent to the number as it was then.
  const current = asked?.cellphone === cellphone ? asked : undefined
  const passed = useSecondsSince(current?.at)
  const ask = useMutation({
    mutationFn: () => call(sendCertificationCode, { body: { cellphone }, token: tokenNow() }),
    networkMode: 'always',
  })
  const check = useMutation({
    mutationFn: (code: string) =>
      call(certify, { body: { cellphone, code, onlyForCertification: true }, token: tokenNow() }),
    networkMode: 'always',
    onSuccess: () => {
      setAsked(undefined)
      onCertified(cellphone)
    },
  })
  const send = () =>
    ask.mutate(undefined, {
      onSuccess: () => {
        check.reset()
        setAsked({ cellphone, at: Date.now() })
      },
    })
  return {
    ask,
    send,
    check,
    isSent: current !== undefined,
    /** Whole seconds for which the code is still good; 0 when it is over. */
    left: Math.max(0, CERTIFICATION.validSeconds - passed),
    mayAskAgain: passed >= CERTIFICATION.resendAfterSeconds,
  }
}

const tokenNow = () => currentSession()?.token ?? null

/** Counts while there is something to count; only until the code is over. */
function useSecondsSince(start: number | undefined): number {
  const [now, setNow] = useState(() => Date.now())
  const passed = start === undefined ? 0 : Math.max(0, Math.floor((now - start) / 1000))
  const isCounting = start !== undefined && passed < CERTIFICATION.validSeconds
  useEffect(() => {
    if (!isCounting) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isCounting])
  return passed
}

/** `2:59` */
export const minutesText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
