import { setTimeout as delay } from 'node:timers/promises'
import { v7 } from 'uuid'
import { publishAnnouncement } from '../../src/contract/job/announcement.ts'
import { applyToJob } from '../../src/contract/candidate/application.ts'
import type { Endpoint } from '../../src/contract/base/endpoint.ts'
import { favoriteJob, unfavoriteJob } from '../../src/contract/job/job.ts'
import { confirmOrder, payOrder, placeOrder } from '../../src/contract/payment/order.ts'
import { saveResume } from '../../src/contract/candidate/resume-form.ts'
import { anAnnouncement } from '../support/announcements.ts'
import type { TestMember } from '../support/members.ts'
import { aResumeForm } from '../support/resumes.ts'
import { callEndpoint, type CallInput, type CallResult } from '../support/server.ts'

/** Everything the server has acknowledged. */
export interface Acknowledged {
  writes: number
  repeats: number
  refusals: Map<string, number>
  favorites: Map<string, boolean>
  applications: Set<string>
  /** Content of each worker's resume. */
  resumes: Map<string, string>
  titles: Set<string>
  orders: Set<string>
  paid: Set<string>
}

export const emptyRecord = (): Acknowledged => ({
  writes: 0,
  repeats: 0,
  refusals: new Map(),
  favorites: new Map(),
  applications: new Set(),
  resumes: new Map(),
  titles: new Set(),
  orders: new Set(),
  paid: new Set(),
})

export interface Site {
  url: string
  jobIds: readonly string[]
  isOver: boolean
}

const PAUSE = 250
/** Timeout of a response: a killed server may never send it. */
const TIMEOUT_MS = 15_000
const below = (limit: number) => Math.floor(Math.random() * limit)

/** Repeats a command with the same key until it gets a final answer. @returns null if it was rejected */
async function send<E extends Endpoint>(site: Site, done: Acknowledged, endpoint: E, input: CallInput) {
  const key = v7()
  for (;;) {
    const answer = await attempt(site.url, endpoint, { ...input, key })
    if (answer && answer.status < 300) {
      done.writes += 1
      return answer
    }
    const code = answer?.problem.responseCode ?? ''
    const isFinal =
      answer && answer.status < 500 && answer.status !== 429 && code !== 'IDEMPOTENCY_KEY_RUNNING'
    if (isFinal) {
      const name = `${endpoint.name} ${code}`
      done.refusals.set(name, (done.refusals.get(name) ?? 0) + 1)
      return null
    }
    done.repeats += 1
    await delay(PAUSE + below(PAUSE))
  }
}

async function attempt<E extends Endpoint>(url: string, endpoint: E, input: CallInput) {
  const answer: Promise<CallResult<unknown> | null> = callEndpoint(url, endpoint, input).catch(() => null)
  return (await Promise.race([answer, delay(TIMEOUT_MS, null, { ref: false })])) as Awaited<
    ReturnType<typeof callEndpoint<E>>
  > | null
}

/** A worker who saves and removes favorites, applies, and edits the resume until the run ends. */
export async function work(site: Site, done: Acknowledged, { id, token }: TestMember): Promise<void> {
  for (let turn = 0; !site.isOver; turn++) {
    const jobId = site.jobIds[below(site.jobIds.length)] ?? ''
    const pair = `${id} ${jobId}`
    const params = { id: jobId }
    if (turn % 4 === 0) {
      const introduction = `version ${turn} of ${id}`
      if (await send(site, done, saveResume, { token, body: aResumeForm({ introduction }) }))
        done.resumes.set(id, introduction)
    } else if (turn % 4 === 1 && !done.applications.has(pair)) {
      if (await send(site, done, applyToJob, { token, params })) done.applications.add(pair)
    } else {
      const isOn = !done.favorites.get(pair)
      if (await send(site, done, isOn ? favoriteJob : unfavoriteJob, { token, params }))
        done.favorites.set(pair, isOn)
    }
    await delay(below(PAUSE))
  }
}

/** An employer who creates announcements and buys tickets in the sandbox until the run ends. */
export async function employ(site: Site, done: Acknowledged, employer: TestMember): Promise<void> {
  for (let turn = 0; !site.isOver; turn++) {
    if (turn % 2 === 0) await publish(site, done, employer, turn)
    else await buy(site, done, employer)
    await delay(below(PAUSE))
  }
}

async function publish(
  site: Site,
  done: Acknowledged,
  { id, token }: TestMember,
  turn: number,
): Promise<void> {
  const title = `${turn} ${id}`
  const body = anAnnouncement({ title, productType: 'LOCAL' })
  if (await send(site, done, publishAnnouncement, { token, body })) done.titles.add(title)
}

async function buy(site: Site, done: Acknowledged, { token }: TestMember): Promise<void> {
  const placed = await send(site, done, placeOrder, { token, body: { productId: 'ticket-10000' } })
  if (!placed) return
  const params = { id: placed.data.id }
  done.orders.add(params.id)
  const payment = await send(site, done, payOrder, { token, params, body: { method: 'CreditCard' } })
  if (payment?.data.next.kind !== 'REDIRECT') return
  await approve(site, payment.data.next.url)
  const confirmed = await send(site, done, confirmOrder, { token, params })
  if (confirmed?.data.status === 'PAID') done.paid.add(params.id)
}

/** Approves on the sandbox page of the card company; repeated if the response was lost. */
async function approve(site: Site, page: string): Promise<void> {
  const { pathname } = new URL(page, site.url)
  for (;;) {
    const body = new URLSearchParams({ outcome: 'APPROVE' })
    const init = {
      method: 'POST',
      body,
      redirect: 'manual' as const,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }
    const status = await fetch(site.url + pathname, init).then(
      async (answer) => answer.arrayBuffer().then(() => answer.status),
      () => 599,
    )
    if (status < 500) return
    await delay(PAUSE)
  }
}
