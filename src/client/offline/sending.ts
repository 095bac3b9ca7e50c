import { useMutation } from '@tanstack/react-query'
import type { BodyOf, Endpoint, ParamsOf } from '../../contract/endpoint.ts'
import { call } from '../lib/api.ts'
import type { CallInput } from '../lib/api.ts'
import { ApiProblem } from '../lib/problem.ts'
import { currentMemberId, currentSession } from '../lib/session.ts'
import { StorageFailure } from './database.ts'
import { askForBackgroundSync } from './outbox/background-sync.ts'
import { outboxEndpoint } from './outbox/endpoints.ts'
import type { Enqueued, NewEntry } from './outbox/enqueue.ts'
import type { Receipt } from './outbox/entry.ts'
import { loadEngine } from './outbox/load-engine.ts'
import { pageOutbox, wakeOutbox } from './outbox/page-outbox.ts'

interface Definition<E extends Endpoint> {
  /** What it is about: commands about one thing are sent in order. */
  entity: (params: ParamsOf<E>, body: BodyOf<E>) => string
  /** The command that takes this one back; both then say the whole state, and cancel out while unsent. */
  undoes?: Endpoint
  /** The latest such command says everything: it replaces an unsent older one. Toggles are absolute anyway. */
  absolute?: boolean
  /** The reads that show its effect. */
  refreshes: readonly Endpoint[]
}

export interface Command<E extends Endpoint> extends Definition<E> {
  endpoint: E
}

export type SendInput<E extends Endpoint> = CallInput<E> & {
  /** What the outbox page names the entry with, such as `{ title, company }`. */
  title?: Readonly<Record<string, string>>
} & Pick<NewEntry, 'ifMatch' | 'needs' | 'fills' | 'replaces' | 'draft'>

/** SENT: this device cannot store it, so it was sent at once. */
export type Sent = Enqueued | { id: string; outcome: 'SENT' }

/** The member must sign in before anything can be saved in their name. */
export class SignInRequired extends Error {
  readonly code = 'SIGN_IN_REQUIRED'
}

/** Defines a command of the outbox. Its endpoint must be listed in outbox/endpoints.ts, for the worker's sake. */
export function sending<E extends Endpoint>(endpoint: E, definition: Definition<E>): Command<E> {
  if (!outboxEndpoint(endpoint.name)) throw new Error(`${endpoint.name} is no endpoint of the outbox`)
  return { endpoint, ...definition }
}

/**
 * Saves a command on the device and has it sent; resolves as soon as it is safe here.
 * @throws SignInRequired for visitors; StorageFailure where the device cannot save and the network cannot help;
 * ApiProblem where the device cannot save and the server refuses.
 */
export async function send<E extends Endpoint>(command: Command<E>, input: SendInput<E>): Promise<Sent> {
  const memberId = currentMemberId()
  if (memberId === null) throw new SignInRequired()
  const wanted = newEntry(command, input, memberId)
  try {
    const { enqueue } = await loadEngine()
    const saved = await enqueue(pageOutbox, wanted)
    void askForBackgroundSync()
    void wakeOutbox()
    return saved
  } catch (error) {
    if (!(error instanceof StorageFailure)) throw error
    return sendUnsaved(command, input, wanted, error)
  }
}

/** `send` for screens: `mutateAsync(input)`, with `isPending` and `error`. */
export function useSend<E extends Endpoint>(command: Command<E>) {
  return useMutation<Sent, Error, SendInput<E>>({
    mutationFn: (input) => send(command, input),
    networkMode: 'always',
    retry: false,
  })
}

function newEntry<E extends Endpoint>(command: Command<E>, input: SendInput<E>, memberId: string): NewEntry {
  const { endpoint, undoes, refreshes } = command
  const { ifMatch, needs, fills, replaces, draft, title } = input
  return {
    memberId,
    entity: entityOf(command, input),
    operation: endpoint.name,
    params: paramsOf(input),
    payload: input.body === undefined ? { kind: 'none' } : { kind: 'json', value: input.body },
    absolute: command.absolute === true || undoes !== undefined,
    refreshes: refreshes.map((read) => read.name),
    ...(undoes ? { undo: undoes.name } : {}),
    ifMatch,
    needs,
    fills,
    replaces,
    draft,
    title,
  }
}

function entityOf<E extends Endpoint>(
  command: Command<E>,
  input: { params?: unknown; body?: unknown },
): string {
  return command.entity(input.params as ParamsOf<E>, input.body as BodyOf<E>)
}

function paramsOf(input: { params?: unknown }): Record<string, string> {
  return Object.fromEntries(Object.entries(input.params ?? {}).map(([name, value]) => [name, String(value)]))
}

/** Private windows and full devices cannot keep anything: then the network is the only way. */
async function sendUnsaved<E extends Endpoint>(
  command: Command<E>,
  input: SendInput<E>,
  wanted: NewEntry,
  trouble: StorageFailure,
): Promise<Sent> {
  const id = pageOutbox.newId()
  try {
    const token = currentSession()?.token ?? null
    const { data } = await call(command.endpoint, { ...input, token, idempotencyKey: id })
    pageOutbox.announce({
      type: 'settled',
      memberId: wanted.memberId,
      receipt: unsavedReceipt(wanted, id, data),
    })
    return { id, outcome: 'SENT' }
  } catch (error) {
    throw error instanceof ApiProblem ? error : trouble
  }
}

function unsavedReceipt(wanted: NewEntry, id: string, data: unknown): Receipt {
  const { memberId, entity, operation, params, title = {}, refreshes = [] } = wanted
  return {
    id,
    memberId,
    seq: 0,
    entity,
    operation,
    params,
    title,
    refreshes,
    data,
    outcome: 'SENT',
    at: Date.now(),
  }
}
