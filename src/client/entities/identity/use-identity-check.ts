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
  /** Of other errors than those about the proof. */
  onError?: (error: Error) => void
  /** Whether the password is asked for before anything is sent, instead of once the server wants it. */
  isAlwaysAsked?: boolean
}

interface Sent<Values> {
  values: Values
  password: string | undefined
}

/**
 * Sends a command that the server does only for the member themselves: right after a sign-in as it is, later with their
 * password. What it was asked for with is kept, so that it goes out again as soon as the password is there.
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
    /** What it was last sent with. */
    values: request.variables?.values,
    /** Without those about the proof, which `identity` shows. */
    error: isAboutProof(request.error) ? null : request.error,
    reset: request.reset,
    identity: {
      ...proof,
      mustSignIn: hasCode(request.error, 'SIGN_IN_AGAIN'),
      /** Sends once more what was sent last. */
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
    /** Whether the password must be typed first; it is said at its field then. */
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
      // A refusal for another reason means that the proof was good: it goes along the next time.
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
