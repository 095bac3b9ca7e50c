import { isCancelled, startCallLimit } from '../../api/waits.ts'
import { outboxDatabase } from '../../browser/outbox-database.ts'
import { readDraftBlob } from '../drafts/draft-blobs.ts'
import { unstoredBlobs } from '../cache/unstored-blobs.ts'
import { removeDraft } from '../drafts/draft.ts'
import { type GroupPart, type Sent, type CommandToSave, renamedNeeds } from './engine/command-to-save.ts'
import { blobIdsOf, type StoredBlob, type Receipt, type Refusal, receiptOf } from './engine/entry.ts'
import { commandEndpoint } from './endpoints.ts'
import type { OutboxEnvironment } from './engine/environment.ts'
import { pageOutbox } from './page-outbox.ts'
import { ApiProblem, NetworkFailure, isProblem } from '../../api/problem.ts'
import { newEntry } from './engine/append.ts'
import { filled } from './engine/needs.ts'
import { requestFor } from './engine/request.ts'
import { verdictOf } from './engine/verdict.ts'

const noted: Receipt[] = []

/** Commands that this page sent for this member without a stored record, newest first. */
export const sentUnstored = (memberId: string | null): readonly Receipt[] =>
  noted.filter((receipt) => receipt.memberId === memberId)

function noteSentUnstored(receipt: Receipt): void {
  noted.unshift(receipt)
}

/** Sends at once what the device cannot store, with blobs from memory or stored before the device was full. */
export async function sendUnstored(
  parts: readonly GroupPart[],
  memberId: string,
  token: string,
): Promise<Sent[]> {
  const blobs = new Map<string, StoredBlob>()
  for (const { entry, bytes } of parts) {
    for (const blobId of blobIdsOf(entry.payload)) {
      const blob = bytes?.blobId === blobId ? bytes.blob : await readDraftBlob(blobId)
      if (blob) blobs.set(blobId, { bytes: await blob.arrayBuffer(), type: blob.type, sha256: '' })
    }
  }
  const entries = parts.map(({ entry }) => ({ ...entry, memberId }))
  const announce: typeof pageOutbox.announce = (event) => {
    if (event.type === 'settled') noteSentUnstored(event.receipt)
    pageOutbox.announce(event)
  }
  const environment = { ...pageOutbox, announce, transmit: transmitPatiently, endpointOf: commandEndpoint }
  const ids = await sendDirectly(environment, entries, blobs, token)
  for (const blobId of blobs.keys()) unstoredBlobs.delete(blobId)
  await removeSentDrafts(parts, memberId)
  return ids.map((id) => ({ id, outcome: 'SENT' }))
}

/** Without a time limit: a person waits for the answer, and there is no later attempt. */
const transmitPatiently: OutboxEnvironment['transmit'] = async (request) => {
  const limit = startCallLimit({})
  try {
    return await pageOutbox.transmit(request, limit.signal)
  } catch (error) {
    throw isCancelled(limit.signal) ? limit.signal.reason : error
  } finally {
    limit.end()
  }
}

/** Removes the drafts of what was sent. That needs no space, but fails where storage is disabled. */
async function removeSentDrafts(parts: readonly GroupPart[], memberId: string) {
  try {
    for (const { entry } of parts) if (entry.draft) await removeDraft(outboxDatabase, memberId, entry.draft)
  } catch {
    // Storage is disabled, so no draft was stored either.
  }
}

/**
 * Sends commands that this device cannot store, in order, stopping at the first failure without retries. Announces
 * receipts as if they had come from the outbox.
 * @throws ApiProblem if the server refuses, NetworkFailure if nothing answers, Cancelled if the person did not wait
 */
async function sendDirectly(
  environment: OutboxEnvironment,
  wanted: readonly CommandToSave[],
  blobs: ReadonlyMap<string, StoredBlob>,
  token: string,
): Promise<string[]> {
  const named = new Map<string, string>()
  const receipts: Receipt[] = []
  for (const each of wanted) {
    const id = environment.newId()
    const receipt = await sendOne(environment, renamedNeeds(each, named), { id, receipts, blobs, token })
    if (each.as !== undefined) named.set(each.as, id)
    receipts.push(receipt)
    environment.announce({ type: 'settled', memberId: each.memberId, receipt })
  }
  return receipts.map(({ id }) => id)
}

async function sendOne(
  environment: OutboxEnvironment,
  wanted: CommandToSave,
  given: { id: string; receipts: readonly Receipt[]; blobs: ReadonlyMap<string, StoredBlob>; token: string },
): Promise<Receipt> {
  const now = environment.now()
  const endpoint = environment.endpointOf(wanted.operation)
  if (!endpoint) throw new Error(`${wanted.operation} is no command of the outbox`)
  const entry = given.receipts.reduce(filled, newEntry(wanted, { id: given.id, seq: 0, now }))
  const ifMatch = wanted.ifMatch === undefined ? {} : { ifMatch: wanted.ifMatch }
  const answer = await transmitted(
    environment,
    requestFor(endpoint, { ...entry, ...ifMatch }, given.blobs, given.token),
  )
  const verdict = verdictOf(answer)
  if (verdict.kind === 'sent') return { ...receiptOf(entry, 'SENT', environment.now()), data: verdict.data }
  if (isProblem(answer.body)) throw new ApiProblem(answer.status, answer.body)
  if (verdict.kind === 'rejected') throw refusalOf(verdict.refusal)
  throw new NetworkFailure('No answer of the server')
}

async function transmitted(
  environment: OutboxEnvironment,
  request: Parameters<OutboxEnvironment['transmit']>[0],
) {
  try {
    return await environment.transmit(request)
  } catch (error) {
    throw error instanceof NetworkFailure ? error : new NetworkFailure('No answer', { cause: error })
  }
}

/** A refusal without a problem document. */
function refusalOf({ status }: Refusal): ApiProblem {
  return new ApiProblem(status, {
    type: 'about:blank',
    title: 'Content Too Large',
    status,
    detail: '',
    instance: '',
    responseCode: 'BODY_TOO_LARGE',
  })
}
