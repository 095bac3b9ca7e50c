import { useEffect, useState } from 'react'
import { CERTIFICATION, sendCertificationCode } from '../../../contract/account/certification.ts'
import { call } from '../../api/api.ts'
import { deviceTokenPart } from '../../api/device-token.ts'
import { ApiProblem } from '../../api/problem.ts'
import { useCommand } from '../../api/use-command.ts'
import { readItem, writeItem } from '../../browser/device-items.ts'

const NAME = 'ilteo.codeRequester'
let ofThisPage: string | undefined

/**
 * Id by which the server tells this tab from others that request a code for the same number. Kept in session storage: a
 * phone may discard the page while its owner reads the message.
 */
export function codeRequester(): string {
  ofThisPage ??= readItem(NAME, 'sessionStorage') ?? crypto.randomUUID()
  writeItem(NAME, ofThisPage, 'sessionStorage')
  return ofThisPage
}

export interface CodeSending {
  send: (cellphone: string) => void
  isSending: boolean
  error: Error | null
  /** The number that the last code was sent to. */
  sentTo: string | undefined
  /** Seconds until that code expires. */
  secondsLeft: number
  /** Seconds until another code may be requested. */
  secondsToWait: number
}

/**
 * Sends certification codes; one requested with a member's token is valid for that member only. Times count from the
 * answer, because a phone's clock may be minutes wrong.
 */
export function useCodeSending(tokenOf: () => string | null = () => null): CodeSending {
  const [sentTo, setSentTo] = useState<string>()
  const clock = useCountdowns()
  const { send, isPending, error } = useCommand(
    (cellphone: string) =>
      call(sendCertificationCode, {
        body: { cellphone, requester: codeRequester(), ...deviceTokenPart() },
        token: tokenOf(),
      }),
    {
      onSuccess: (_, cellphone) => {
        setSentTo(cellphone)
        clock.start({ valid: CERTIFICATION.validSeconds, wait: CERTIFICATION.resendAfterSeconds })
      },
      onError: (failure) => {
        if (failure instanceof ApiProblem && failure.retryAfter !== undefined)
          clock.start({ wait: failure.retryAfter })
      },
    },
  )
  return {
    send,
    isSending: isPending,
    error,
    sentTo,
    secondsLeft: clock.secondsLeft.valid,
    secondsToWait: clock.secondsLeft.wait,
  }
}

interface Seconds {
  valid: number
  wait: number
}

/** Two countdowns that render every second while one of them runs. */
function useCountdowns() {
  const [{ now, ends }, set] = useState(() => ({ now: Date.now(), ends: { valid: 0, wait: 0 } }))
  const isRunning = now < Math.max(ends.valid, ends.wait)
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => set((before) => ({ ...before, now: Date.now() })), 1_000)
    return () => clearInterval(timer)
  }, [isRunning])
  const start = (seconds: Partial<Seconds>) =>
    set((before) => {
      const from = Date.now()
      const { valid, wait } = seconds
      return {
        now: from,
        ends: {
          valid: valid === undefined ? before.ends.valid : from + valid * 1_000,
          wait: wait === undefined ? before.ends.wait : from + wait * 1_000,
        },
      }
    })
  const left = (end: number) => Math.max(0, Math.ceil((end - now) / 1_000))
  return { start, secondsLeft: { valid: left(ends.valid), wait: left(ends.wait) } }
}
