import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'

interface Held {
  id: string
  sequence: number
}

const RETRY = 500
const TIMEOUT = 10_000
const PAGE = 200

/**
 * A device of a member, as the app behaves: it holds messages by their sequence, hears of new ones on a stream, and
 * asks for what it missed whenever a stream opens. It goes to the other server when one does not answer.
 */
export class TalkDevice {
  /** When a stream brought a message first, by its id. */
  readonly arrivals = new Map<string, number>()
  readonly #urls: readonly string[]
  readonly #token: string
  readonly #held = new Map<string, Map<number, string>>()
  readonly #leaving = new AbortController()
  #at: number
  #listening: Promise<void> = Promise.resolve()

  constructor(urls: readonly string[], token: string, index: number) {
    this.#urls = urls
    this.#token = token
    this.#at = index
  }

  follow(conversationId: string): void {
    this.#held.set(conversationId, new Map())
  }

  async post(path: string, body: unknown): Promise<Record<string, unknown>> {
    return (await this.#send('POST', path, { body, key: randomUUID() })) as Record<string, unknown>
  }

  /** Sends a message until it is acknowledged. @throws Error where it is refused */
  async say(conversationId: string, id: string, text: string): Promise<void> {
    const message = { id, kind: 'TEXT', text }
    const path = `/conversations/${conversationId}/messages`
    const { sequence } = (await this.#send('POST', path, { body: message, key: randomUUID() })) as Held
    this.#hold(conversationId, { id, sequence })
  }

  /** Keeps a stream open; resolves once the first one is. */
  listen(): Promise<void> {
    return new Promise((opened) => {
      this.#listening = this.#stay(opened)
    })
  }

  /** Leaves the stream, and asks for what is missing. */
  async close(): Promise<void> {
    this.#leaving.abort()
    await this.#listening
    await this.#catchUp()
  }

  heldAt(conversationId: string, sequence: number): string | undefined {
    return this.#held.get(conversationId)?.get(sequence)
  }

  /** Messages that stand at two sequences. */
  doubled(): number {
    const count = (held: Map<number, string>) => held.size - new Set(held.values()).size
    return [...this.#held.values()].reduce((sum, held) => sum + count(held), 0)
  }

  #hold(conversationId: string, { id, sequence }: Held): void {
    this.#held.get(conversationId)?.set(sequence, id)
  }

  async #stay(opened: () => void): Promise<void> {
    const { signal } = this.#leaving
    while (!signal.aborted) {
      try {
        const answer = await fetch(`${this.#url()}/api/events`, { headers: this.#headers(), signal })
        if (!answer.ok || !answer.body) throw new Error(`the stream answered ${answer.status}`)
        await this.#catchUp()
        opened()
        await this.#read(answer.body)
      } catch {
        this.#at += 1
      }
      if (!signal.aborted) await delay(RETRY)
    }
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder()
    let rest = ''
    for await (const chunk of body) {
      const events = (rest + decoder.decode(chunk, { stream: true })).split('\n\n')
      rest = events.pop() ?? ''
      for (const event of events) this.#hear(event)
    }
  }

  #hear(event: string): void {
    const name = /^event: (.*)$/m.exec(event)?.[1]
    const data = /^data: (.*)$/m.exec(event)?.[1]
    if (name !== 'message' || data === undefined) return
    const { conversationId, message } = JSON.parse(data) as { conversationId: string; message: Held }
    if (!this.arrivals.has(message.id)) this.arrivals.set(message.id, performance.now())
    this.#hold(conversationId, message)
  }

  async #catchUp(): Promise<void> {
    for (const [id, held] of this.#held) {
      for (let after = gapless(held); ; after += PAGE) {
        const news = (await this.#send(
          'GET',
          `/conversations/${id}/messages?after=${after}&limit=${PAGE}`,
        )) as Held[]
        for (const message of news) this.#hold(id, message)
        if (news.length < PAGE) break
      }
    }
  }

  async #send(
    method: string,
    path: string,
    { body, key }: { body?: unknown; key?: string } = {},
  ): Promise<unknown> {
    for (;;) {
      const url = this.#url()
      try {
        const answer = await fetch(`${url}/api${path}`, {
          method,
          headers: {
            ...this.#headers(),
            ...(key ? { 'content-type': 'application/json', 'idempotency-key': key } : {}),
          },
          ...(key ? { body: JSON.stringify(body) } : {}),
          signal: AbortSignal.timeout(TIMEOUT),
        })
        if (answer.ok) return ((await answer.json()) as { data: unknown }).data
        if (answer.status < 500 && answer.status !== 409)
          throw new Refused(`${path} answered ${answer.status}`)
      } catch (error) {
        if (error instanceof Refused) throw error
        // The same message goes to the other server.
        this.#at += 1
      }
      await delay(RETRY)
    }
  }

  #url(): string {
    return this.#urls[this.#at % this.#urls.length] ?? ''
  }

  #headers(): Record<string, string> {
    return { authorization: `Bearer ${this.#token}` }
  }
}

class Refused extends Error {}

/** The last sequence below which nothing is missing. */
function gapless(held: ReadonlyMap<number, string>): number {
  let last = 0
  while (held.has(last + 1)) last += 1
  return last
}
