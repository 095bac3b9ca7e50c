import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DataOf, Endpoint } from '../../contract/base/endpoint.ts'
import { call, type CallInput, type CallOptions, type Envelope } from './api.ts'
import { currentSession } from './session.ts'

export type CommandInput<E> = CallInput<E> & Pick<CallOptions, 'ifMatch' | 'token'>

export interface CommandOptions<Input, Data> {
  /** Shows the field errors of a refusal (`useContractForm`); returns whether the refusal is told there. */
  form?: { refuse: (error: Error) => boolean }
  /** Reads that are refetched before the command counts as done. */
  refreshes?: readonly Pick<Endpoint, 'name'>[]
  onSuccess?: (data: Data, input: Input) => unknown
  /** Called with errors that the form does not show at a field. */
  onError?: (error: Error, input: Input) => unknown
  onSettled?: () => unknown
}

/**
 * Idempotency keys of a command: the same input keeps its key until it is answered, so that a repeat after a lost answer
 * has no second effect.
 */
export class CommandKeys {
  #attempt: { input: string; key: string } | null = null

  keyFor(input: unknown): string {
    const text = JSON.stringify(input) ?? ''
    if (this.#attempt?.input !== text) this.#attempt = { input: text, key: crypto.randomUUID() }
    return this.#attempt.key
  }

  answered(): void {
    this.#attempt = null
  }
}

/**
 * A command that is sent at once and never stored in the outbox: an endpoint of the contract, called with the member's
 * token and an idempotency key, or a function that makes several calls. While it runs, further calls of `send` are
 * ignored. Offline it fails at once instead of waiting for a network.
 */
export function useCommand<E extends Endpoint>(
  endpoint: E,
  options?: CommandOptions<CommandInput<E>, Envelope<DataOf<E>>>,
): Command<CommandInput<E>, Envelope<DataOf<E>>>
export function useCommand<Input = void, Data = unknown>(
  run: (input: Input) => Promise<Data>,
  options?: CommandOptions<Input, Data>,
): Command<Input, Data>
export function useCommand<Input, Data>(
  command: Endpoint | ((input: Input) => Promise<Data>),
  options: CommandOptions<Input, Data> = {},
): Command<Input, Data> {
  const queries = useQueryClient()
  const [keys] = useState(() => new CommandKeys())
  const [errorAtField, setErrorAtField] = useState<Error | null>(null)
  const mutation = useMutation({
    mutationFn: (input: Input) =>
      typeof command === 'function' ? command(input) : (callDirectly(command, input, keys) as Promise<Data>),
    onSuccess: async (data, input) => {
      keys.answered()
      const reads = options.refreshes ?? []
      const refetched = reads.map(({ name }) => queries.invalidateQueries({ queryKey: [name] }))
      await Promise.all([options.onSuccess?.(data, input), ...refetched])
    },
    onError: (error, input) => {
      if (options.form?.refuse(error)) setErrorAtField(error)
      else return options.onError?.(error, input)
    },
    onSettled: () => options.onSettled?.(),
    networkMode: 'always',
    retry: false,
  })
  const { isPending, isSuccess, data, error, variables, reset, mutate, mutateAsync } = mutation
  return {
    send: (...args) => {
      if (!isPending) mutate(...(args as Parameters<typeof mutate>))
    },
    sendAsync: (...args) => mutateAsync(...(args as Parameters<typeof mutateAsync>)),
    isPending,
    isSuccess,
    data,
    error: error === errorAtField ? null : error,
    input: variables,
    reset,
  }
}

/** Of one call; not called once the screen is left. */
interface Callbacks<Data> {
  onSuccess?: (data: Data) => unknown
  onError?: (error: Error) => unknown
}

/** No input is needed where the endpoint takes neither parameters nor a body. */
type Arguments<Input, Data> =
  Partial<Input> extends Input
    ? [input?: Input, callbacks?: Callbacks<Data>]
    : [input: Input, callbacks?: Callbacks<Data>]

export interface Command<Input, Data> {
  send: (...input: Arguments<Input, Data>) => void
  /** @throws what the call throws */
  sendAsync: (...input: Arguments<Input, Data>) => Promise<Data>
  isPending: boolean
  isSuccess: boolean
  data: Data | undefined
  /** The last failure, unless it is shown at a field of the form. */
  error: Error | null
  /** What was sent last. */
  input: Input | undefined
  reset: () => void
}

/** A key also lets a broken connection be repeated, so endpoints that ignore it get none. */
function callDirectly(endpoint: Endpoint, input: unknown, keys: CommandKeys): Promise<Envelope<unknown>> {
  const token = endpoint.by === 'anyone' ? null : (currentSession()?.token ?? null)
  const mayRepeat = !endpoint.ignoresIdempotencyKey && endpoint.by !== 'anyone'
  return call(endpoint, {
    token,
    ...(input as CommandInput<Endpoint>),
    ...(mayRepeat ? { idempotencyKey: keys.keyFor(input) } : {}),
  })
}
