import { useMutation } from '@tanstack/react-query'
import type {
  BodyOf,
  DirectCommand,
  Endpoint,
  OutboxCommand,
  ParamsOf,
} from '../../../contract/base/endpoint.ts'
import type { CallInput } from '../../api/api.ts'
import { ApiProblem } from '../../api/problem.ts'
import { currentMemberId, currentSession } from '../../api/session.ts'
import { StorageFailure } from '../../browser/database.ts'
import { askForPersistentStorageOnce } from '../../browser/persistent-storage.ts'
import { unstoredBlobs } from '../cache/unstored-blobs.ts'
import { requestBackgroundSync } from './background-sync.ts'
import type { Payload, StoredBlob } from './engine/entry.ts'
import { loadEngine } from './load-engine.ts'
import type { CommandToSave, GroupPart, Sent } from './engine/command-to-save.ts'
import { pageOutbox, wakeOutbox } from './page-outbox.ts'

interface Definition<E extends Endpoint> {
  /** The entity it changes: commands of one entity are sent in order. */
  entity: (params: ParamsOf<E>, body: BodyOf<E>) => string
  /** The command that this one undoes; both carry the whole state and cancel out while unsent. */
  undoes?: Endpoint
  /** The latest command carries the whole state and replaces an unsent older one. Toggles are always absolute. */
  absolute?: boolean
  /** Sent once per entity, however often it is saved, in however many tabs. */
  once?: boolean
  /** Letter of the ETag part that its If-Match is compared with. */
  versionPart?: string
  /** The reads that show its effect. */
  refreshes: readonly Endpoint[]
}

export interface Command<E extends Endpoint> extends Definition<E> {
  endpoint: E
}

/** A form with a file: its bytes were stored before (draft-blobs.ts), or are in memory if storage is full. */
export interface Upload {
  parts: Readonly<Record<string, string>>
  file: { name: string; fileName: string } & ({ blobId: string } | { blob: Blob })
}

interface UploadInput {
  upload: Upload
  params?: undefined
  query?: undefined
  body?: undefined
}

export type SendInput<E extends Endpoint> = (CallInput<E> | UploadInput) & {
  /** Labels the entry on the outbox page, such as `{ title, company }`. */
  title?: Readonly<Record<string, string>>
} & Pick<CommandToSave, 'ifMatch' | 'needs' | 'fills' | 'replaces' | 'draft' | 'hold'>

/** The member must sign in before anything can be saved for them. */
export class SignInRequired extends Error {
  readonly code = 'SIGN_IN_REQUIRED'
}

/** Defines how the outbox stores and sends a command. */
export function outboxCommand<E extends OutboxCommand>(endpoint: E, definition: Definition<E>): Command<E> {
  return { endpoint, ...definition }
}

/** Defines how a command that must not be stored is sent together with others (send-unstored.ts). */
export function directCommand<E extends DirectCommand>(endpoint: E, definition: Definition<E>): Command<E> {
  return { endpoint, ...definition }
}

/**
 * Saves a command on the device and triggers sending; resolves as soon as it is stored.
 * @throws SignInRequired for visitors; StorageFailure if the device cannot save and there is no network; ApiProblem if
 * the device cannot save and the server refuses
 */
export async function send<E extends OutboxCommand>(command: Command<E>, input: SendInput<E>): Promise<Sent> {
  const [sent] = await sendAll([part(command, input)])
  if (!sent) throw new Error('Nothing was saved')
  return sent
}

export function part<E extends Endpoint>(command: Command<E>, input: SendInput<E>, as?: string): GroupPart {
  const { endpoint, undoes, refreshes, versionPart } = command
  const { ifMatch, needs, fills, replaces, draft, hold, title } = input
  const { payload, bytes } = payloadOf(input)
  return {
    entry: {
      entity: entityOf(command, input),
      operation: endpoint.name,
      params: paramsOf(input),
      payload,
      absolute: command.absolute === true || undoes !== undefined,
      ...(command.once ? { once: true } : {}),
      refreshes: refreshes.map((read) => read.name),
      ...(undoes ? { undo: undoes.name } : {}),
      ifMatch,
      versionPart,
      needs,
      fills,
      replaces,
      draft,
      ...(hold === undefined ? {} : { hold }),
      title,
      as,
    },
    ...(bytes ? { bytes } : {}),
  }
}

/**
 * Saves several commands in one transaction, all or none, in sending order. Saving the same entities again before they
 * were sent replaces them.
 * @throws as `send`; BytesMissing if an upload names bytes that are no longer on the device
 */
export async function sendAll(parts: readonly GroupPart[]): Promise<Sent[]> {
  const memberId = currentMemberId()
  if (memberId === null) throw new SignInRequired()
  try {
    const { enqueueAll, outboxEndpoint } = await loadEngine()
    for (const { entry } of parts) {
      if (!outboxEndpoint(entry.operation)) throw new Error(`${entry.operation} is no endpoint of the outbox`)
    }
    const saved = await enqueueAll(pageOutbox, await entriesFrom(parts, memberId))
    void wakeOutbox()
    void askForPersistentStorageOnce()
    // Registered before the screen says "saved": the app may be closed right after it.
    await requestBackgroundSync()
    return saved
  } catch (error) {
    if (!(error instanceof StorageFailure)) throw error
    return sendUnsaved(parts, memberId, error)
  }
}

/** `send` for screens: `mutateAsync(input)`, with `isPending` and `error`. */
export function useSend<E extends OutboxCommand>(command: Command<E>) {
  return useMutation<Sent, Error, SendInput<E>>({
    mutationFn: (input) => send(command, input),
    networkMode: 'always',
    retry: false,
  })
}

function payloadOf(input: { body?: unknown; upload?: Upload }): {
  payload: Payload
  bytes?: GroupPart['bytes']
} {
  if (!input.upload) {
    return { payload: input.body === undefined ? { kind: 'none' } : { kind: 'json', value: input.body } }
  }
  const { parts, file } = input.upload
  const blobId = 'blobId' in file ? file.blobId : pageOutbox.newId()
  const blob = 'blob' in file ? file.blob : unstoredBlobs.get(file.blobId)
  const fields = Object.entries(parts).map(([name, value]) => ({ name, value }))
  return {
    payload: { kind: 'multipart', parts: [...fields, { name: file.name, blobId, fileName: file.fileName }] },
    ...(blob ? { bytes: { blobId, blob } } : {}),
  }
}

async function entriesFrom(parts: readonly GroupPart[], memberId: string): Promise<CommandToSave[]> {
  const entries: CommandToSave[] = []
  for (const each of parts) {
    const blobs = each.bytes && (await blobsOf(each))
    entries.push({ ...each.entry, memberId, ...(blobs ? { blobs } : {}) })
  }
  return entries
}

async function blobsOf({ bytes }: GroupPart): Promise<Record<string, StoredBlob>> {
  if (!bytes) return {}
  return {
    [bytes.blobId]: { bytes: await bytes.blob.arrayBuffer(), type: bytes.blob.type, sha256: '' },
  }
}

function entityOf<E extends Endpoint>(
  command: Command<E>,
  input: { params?: unknown; body?: unknown },
): string {
  return command.entity(input.params as ParamsOf<E>, input.body as BodyOf<E>)
}

/** Merges path and query parameters: their names differ, and the path tells which are its own. */
function paramsOf(input: { params?: unknown; query?: unknown }): Record<string, string> {
  const all: object = Object.assign({}, input.params, input.query)
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, String(value)]))
}

/** Private windows and full devices cannot store anything: send over the network only. */
async function sendUnsaved(
  parts: readonly GroupPart[],
  memberId: string,
  failure: StorageFailure,
): Promise<Sent[]> {
  const token = currentSession()?.token
  if (token === undefined) throw failure
  try {
    const { sendUnstored } = await import('./send-unstored.ts')
    return await sendUnstored(parts, memberId, token)
  } catch (error) {
    throw error instanceof ApiProblem ? error : failure
  }
}
