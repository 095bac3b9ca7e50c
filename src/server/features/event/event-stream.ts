import type { FastifyReply } from 'fastify'
import type { Socket } from 'node:net'
import { releaseConnection } from './release-connection.ts'

/** A client with this many unread bytes is considered gone. */
const MAX_QUEUED = 256 * 1024
/** Milliseconds in which a client has to take the end of its stream. */
const END_GRACE = 5_000
/** One for all streams. */
const BEAT = Buffer.from(': \n\n')

/** One open stream. Holds the connection and who listens, and nothing of the request that opened it. */
export class EventStream {
  readonly memberId: string
  /** Whose conversations it gets: the owner of the company that an employer acts for, else the member. */
  readonly owner: string
  /** In hexadecimal. */
  readonly tokenHash: string
  readonly #socket: Socket
  #hadQueue = false

  constructor(
    socket: Socket,
    { memberId, owner, tokenHash }: { memberId: string; owner: string; tokenHash: string },
  ) {
    this.#socket = socket
    this.memberId = memberId
    this.owner = owner
    this.tokenHash = tokenHash
  }

  get isOpen(): boolean {
    return this.#socket.writable
  }

  send({ name, data, id }: { name: string; data: unknown; id?: string }): void {
    // JSON has no raw line breaks: one data line is enough.
    this.#write(`event: ${name}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`)
  }

  /** Drops a client that still has not taken what waited for it at the beat before. */
  beat(): void {
    const hasQueue = this.#socket.writableLength > 0
    if (hasQueue && this.#hadQueue) return void this.#socket.destroy()
    this.#hadQueue = hasQueue
    this.#write(BEAT)
  }

  end(): void {
    if (this.#socket.destroyed) return
    this.#socket.setTimeout(END_GRACE, () => this.#socket.destroy())
    this.#socket.destroySoon()
  }

  /** Ends the stream and asks the client to reconnect after `retry` milliseconds. */
  endUntil(retry: number): void {
    this.#write(`retry: ${retry}\n\n`)
    this.end()
  }

  #write(chunk: string | Buffer): void {
    if (!this.#socket.writable) return
    if (this.#socket.writableLength > MAX_QUEUED) this.#socket.destroy()
    else this.#socket.write(chunk)
  }
}

/** Answers with the head of a stream of server-sent events, whose body the caller writes to the connection. */
export function beginStream(reply: FastifyReply): Socket {
  reply.hijack()
  const { raw } = reply
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value)
  raw.setHeader('content-type', 'text/event-stream; charset=utf-8')
  raw.setHeader('cache-control', 'private, no-store')
  // Buffering proxies would hold back events.
  raw.setHeader('x-accel-buffering', 'no')
  // The body ends with the connection.
  raw.setHeader('connection', 'close')
  raw.removeHeader('transfer-encoding')
  raw.writeHead(200)
  raw.flushHeaders()
  return releaseConnection(raw)
}
