import { useState } from 'react'
import type { ErrorCode } from '../../../contract/base/errors.ts'
import { ApiProblem } from '../../api/problem.ts'
import { type CommandOptions, useCommand } from '../../api/use-command.ts'

export interface IdentityProof {
  password?: string
}

interface IdentityCheckOptions<Values, Data> extends Pick<
  CommandOptions<Sent<Values>, Data>,
  'form' | 'refreshes'
> {
  send: (values: Values, proof: IdentityProof) => Promise<Data>
  onSuccess?: (data: Data, values: Values) => unknown
  /** Called with errors that neither concern the proof of identity nor are shown at a field. */
  onError?: (error: Error) => unknown
  /** Whether to ask for the password before the first request instead of when the server requires it. */
  isAlwaysAsked?: boolean
}

interface Sent<Values> {
  values: Values
  password: string | undefined
}

/**
 * Sends a command that requires proof of identity: a recent sign-in is enough, later the password is
 * required. The values are kept, so that the command is repeated once the password is entered.
 */
export function useIdentityCheck<Values, Data>(options: IdentityCheckOptions<Values, Data>) {
  const { form, refreshes, isAlwaysAsked = false } = options
  const proof = useProof(isAlwaysAsked)
  const request = useCommand(
    async ({ values, password }: Sent<Values>): Promise<Data> => {
      try {
        return await options.send(values, password === undefined ? {} : { password })
      } catch (error) {
        proof.heed(error, password)
        throw error
      }
    },
    {
      form: { refuse: (error) => isAboutProof(error) || form?.refuse(error) === true },
      ...(refreshes ? { refreshes } : {}),
      onError: (error) => options.onError?.(error),
      onSuccess: (data, { values }) => {
        proof.clear()
        return options.onSuccess?.(data, values)
      },
    },
  )
  const send = (values: Values) => {
    if (!request.isPending && !proof.isMissing())
      request.send({ values, password: proof.password || undefined })
  }
  return {
    send,
    isPending: request.isPending,
    /** Values of the last request. */
    values: request.input?.values,
    /** Excludes errors about the proof, which `identity` shows. */
    error: request.error,
    reset: request.reset,
    identity: {
      ...proof,
      /** Repeats the last request. */
      repeat: () => request.input && send(request.input.values),
      cancel: () => {
        proof.clear()
        request.reset()
      },
    },
  }
}

function useProof(isAlwaysAsked: boolean) {
  const [isAsked, setAsked] = useState(isAlwaysAsked)
  const [mustSignIn, setMustSignIn] = useState(false)
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<'MISSING' | 'WRONG'>()
  return {
    isAsked,
    mustSignIn,
    password,
    setPassword,
    fault,
    /** Whether a required password is missing; if so, its field shows an error. */
    isMissing: () => {
      const isMissing = isAsked && password === ''
      setFault(isMissing ? 'MISSING' : undefined)
      setMustSignIn(false)
      return isMissing
    },
    heed: (error: unknown, sent: string | undefined) => {
      setMustSignIn(hasCode(error, 'SIGN_IN_AGAIN'))
      if (hasCode(error, 'PASSWORD_MISMATCH')) {
        setAsked(true)
        setFault(sent === undefined ? undefined : 'WRONG')
        return
      }
      // Any other refusal means that the proof was accepted: it is sent along the next time.
      if (error instanceof ApiProblem && error.code !== 'TOO_MANY_REQUESTS') setAsked(isAlwaysAsked)
    },
    clear: () => {
      setAsked(isAlwaysAsked)
      setMustSignIn(false)
      setPassword('')
      setFault(undefined)
    },
  }
}

const isAboutProof = (error: unknown) =>
  hasCode(error, 'PASSWORD_MISMATCH') || hasCode(error, 'SIGN_IN_AGAIN')

export type IdentityCheck = ReturnType<typeof useIdentityCheck>['identity']

const hasCode = (error: unknown, code: ErrorCode) => error instanceof ApiProblem && error.code === code
