import { ApiProblem, NetworkFailure, isProblem } from '../../api/problem.ts'
import { newEntry } from './engine/append.ts'
import { type Receipt, type Refusal, type StoredBlob, receiptOf } from './engine/entry.ts'
import type { OutboxEnvironment } from './engine/environment.ts'
import { filled } from './engine/needs.ts'
import { type CommandToSave, renamedNeeds } from './engine/command-to-save.ts'
import { requestFor } from './engine/request.ts'
import { verdictOf } from './engine/verdict.ts'

/**
 * Sends commands that this device cannot store, in order, stopping at the first failure without retries. Announces
 * receipts as if they had come from the outbox.
 * @throws ApiProblem if the server refuses, NetworkFailure if nothing answers, Cancelled if the person did not wait
 */
export async function sendDirectly(
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
