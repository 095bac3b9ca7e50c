import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net'

/**
 * Behavior of the network: `pass` forwards everything; `stall` keeps connections open and forwards nothing; `reset` breaks
 * every connection; `lose-answers` forwards requests and drops the responses; `delay` forwards everything late.
 */
export type NetworkMode = 'pass' | 'stall' | 'reset' | 'lose-answers' | 'delay'

const DELAY = 700

export interface FaultProxy {
  url: string
  /** Applies to open and new connections. Stalled connections are broken when the mode changes. */
  set(mode: NetworkMode): void
  /** Drops the first response to every command (by Idempotency-Key) from now on. */
  loseFirstAnswers(): void
  /** Forwards to another server from now on, in mode `pass` and without losses; null for no server. */
  retarget(targetPort: number | null): void
  /** Number of stalled connections. */
  stalledConnections(): number
  /** The commands whose first response was dropped, in order of arrival. */
  lost(): readonly string[]
  close(): Promise<void>
}

/** A TCP proxy in front of a local server: page-level emulation of bad networks does not reach a service worker. */
export async function faultProxy(firstTarget: number | null): Promise<FaultProxy> {
  let targetPort = firstTarget
  let mode: NetworkMode = 'pass'
  let answersOnce: Set<string> | undefined
  let lost: string[] = []
  /** Whether the command is seen for the first time. */
  const isFirst = (chunk: Buffer) => {
    const text = answersOnce && chunk.toString('latin1')
    const key = text && /^idempotency-key: (\S+)/im.exec(text)?.[1]
    if (!text || !key || answersOnce?.has(key)) return false
    answersOnce?.add(key)
    lost.push(/^(\w+ \S+)/.exec(text)?.[1] ?? '')
    return true
  }
  const pass = (to: Socket, chunk: Buffer) => {
    if (mode === 'delay') setTimeout(() => to.writable && to.write(chunk), DELAY)
    else to.write(chunk)
  }
  const pairs = new Set<{ client: Socket; target: Socket; isHurt: boolean; isAnswerLost: boolean }>()
  const server = createServer((client) => {
    if (targetPort === null) return void client.destroy()
    const target = createConnection({ port: targetPort, host: '127.0.0.1' })
    const pair = { client, target, isHurt: false, isAnswerLost: false }
    pairs.add(pair)
    const end = () => {
      pairs.delete(pair)
      client.destroy()
      target.destroy()
    }
    if (mode === 'reset') return end()
    client.on('data', (chunk) => {
      if (mode === 'stall') pair.isHurt = true
      if (mode === 'reset') return end()
      if (isFirst(chunk)) pair.isAnswerLost = true
      if (!pair.isHurt) pass(target, chunk)
    })
    target.on('data', (chunk) => {
      if (pair.isAnswerLost) return end()
      if (mode === 'stall' || mode === 'lose-answers') pair.isHurt = true
      if (!pair.isHurt) pass(client, chunk)
    })
    for (const socket of [client, target]) {
      socket.on('error', end)
      socket.on('close', end)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    retarget(next) {
      targetPort = next
      mode = 'pass'
      answersOnce = undefined
      lost = []
      for (const pair of pairs) pair.client.destroy()
    },
    loseFirstAnswers() {
      answersOnce = new Set()
    },
    lost: () => lost,
    stalledConnections: () => [...pairs].filter((pair) => pair.isHurt).length,
    set(next) {
      mode = next
      for (const pair of pairs) {
        if (next === 'reset' || (next === 'pass' && pair.isHurt)) pair.client.destroy()
      }
    },
    close() {
      for (const pair of pairs) pair.client.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
