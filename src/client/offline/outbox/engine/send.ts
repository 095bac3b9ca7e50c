import { readCredentials } from '../../../browser/credentials.ts'
import { StorageFailure } from '../../../browser/database.ts'
import { type Entry, LEASE, type StoredBlob, blobIdsOf } from './entry.ts'
import type { OutboxEnvironment, OutgoingRequest } from './environment.ts'
import { blobById, entriesOf, putEntry } from './records.ts'
import { requestFor } from './request.ts'
import { type Verdict, verdictOf } from './verdict.ts'

export interface Attempt {
  verdict: Verdict
  /** The token that was used; removed if the server rejects it. */
  token?: string
}

/** Makes one attempt. Any transport failure counts as "no answer": the idempotency key makes a repeat harmless. */
export async function send(environment: OutboxEnvironment, entry: Entry): Promise<Attempt> {
  const credentials = await readCredentials(environment.database)
  if (credentials?.memberId !== entry.memberId) return { verdict: { kind: 'released' } }
  const request = await preparedRequest(environment, entry, credentials.token)
  if (!request)
    return { verdict: { kind: 'rejected', refusal: { status: 0, code: 'UNSENDABLE', fields: [] } } }
  const stopRenewing = environment.every(LEASE / 3, () => void renew(environment, entry))
  try {
    return { verdict: verdictOf(await environment.transmit(request)), token: credentials.token }
  } catch {
    return { verdict: { kind: 'later', silent: true } }
  } finally {
    stopRenewing()
  }
}

/** Returns undefined if the entry itself is broken: retrying would not help, and it must not block the others. */
async function preparedRequest(environment: OutboxEnvironment, entry: Entry, token: string) {
  try {
    return await requestOf(environment, entry, token)
  } catch (error) {
    if (error instanceof StorageFailure) throw error
    return undefined
  }
}

async function requestOf(
  environment: OutboxEnvironment,
  entry: Entry,
  token: string,
): Promise<OutgoingRequest> {
  const endpoint = environment.endpointOf(entry.operation)
  if (!endpoint) throw new Error(`${entry.operation} is no command of the outbox`)
  const ids = blobIdsOf(entry.payload)
  const found = await environment.database.run('readonly', (transaction) =>
    Promise.all(ids.map((blobId) => blobById(transaction, entry.memberId, blobId))),
  )
  const blobs = new Map<string, StoredBlob>()
  found.forEach((blob, index) => blob && blobs.set(ids[index] ?? '', blob))
  return requestFor(endpoint, entry, blobs, token)
}

async function renew(environment: OutboxEnvironment, claimed: Entry): Promise<void> {
  try {
    await environment.database.run('readwrite', async (transaction) => {
      const entries = await entriesOf(transaction, claimed.memberId)
      const entry = entries.find((each) => each.id === claimed.id)
      if (entry?.state !== 'SENDING' || entry.lease?.holder !== environment.holder) return
      const lease = { holder: environment.holder, until: environment.now() + LEASE }
      putEntry(transaction, { ...entry, lease })
    })
  } catch {
    // The lease expires, another sender repeats it, and the key keeps the effect single.
  }
}
