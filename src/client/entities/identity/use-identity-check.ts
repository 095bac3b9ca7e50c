import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { ErrorCode } from '../../../contract/base/errors.ts'
import { ApiProblem } from '../../api/problem.ts'

export interface IdentityProof {
  password?: string
}

interface IdentityCheckOptions<Values, Data> {
  send: (values: Values, proof: IdentityProof) => Promise<Data>
  onSuccess: (data: Data, values: Values) => unknown
  /** Called with errors that do not concern the proof of identity. */
  onError?: (error: Error) => void
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
  const { send, onSuccess, onError, isAlwaysAsked = false } = options
  const proof = useProof(isAlwaysAsked)
  const request = useMutation({
    mutationFn: (sent: Sent<Values>) =>
      send(sent.values, sent.password === undefined ? {} : { password: sent.password }),
    networkMode: 'always',
    onError: (error, sent) => {
      proof.heed(error, sent.password)
      if (!isAboutProof(error)) onError?.(error)
    },
    onSuccess: (data, { values }) => {
      proof.clear()
      return onSuccess(data, values)
    },
  })
  const mutate = (values: Values) => {
    if (!request.isPending && !proof.isMissing())
      request.mutate({ values, password: proof.password || undefined })
  }
  const cancel = () => {
    proof.clear()
    request.reset()
  }
  return {
    mutate,
    isPending: request.isPending,
    /** Values of the last request. */
    values: request.variables?.values,
    /** Excludes errors about the proof, which `identity` shows. */
    error: isAboutProof(request.error) ? null : request.error,
    reset: request.reset,
    identity: {
      ...proof,
      mustSignIn: hasCode(request.error, 'SIGN_IN_AGAIN'),
      /** Repeats the last request. */
      repeat: () => request.variables && mutate(request.variables.values),
      cancel,
    },
  }
}

function useProof(isAlwaysAsked: boolean) {
  const [isAsked, setAsked] = useState(isAlwaysAsked)
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<'MISSING' | 'WRONG'>()
  return {
    isAsked,
    password,
    setPassword,
    fault,
    /** Whether a required password is missing; if so, its field shows an error. */
    isMissing: () => {
      const isMissing = isAsked && password === ''
      setFault(isMissing ? 'MISSING' : undefined)
      return isMissing
    },
    heed: (error: Error, sent: string | undefined) => {
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
      setPassword('')
      setFault(undefined)
    },
  }
}

const isAboutProof = (error: Error | null) =>
  hasCode(error, 'PASSWORD_MISMATCH') || hasCode(error, 'SIGN_IN_AGAIN')

export type IdentityCheck = ReturnType<typeof useIdentityCheck>['identity']

const hasCode = (error: Error | null, code: ErrorCode) => error instanceof ApiProblem && error.code === code
