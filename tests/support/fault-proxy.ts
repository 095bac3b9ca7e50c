import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net'

/**
 * How the network behaves: `pass` as if the proxy were not there; `stall` takes everything and lets nothing through, with
 * the connections open; `reset` breaks every connection; `lose-answers` lets requests through and swallows what comes
 * back; `delay` brings everything, late.
 */
export type NetworkMode = 'pass' | 'stall' | 'reset' | 'lose-answers' | 'delay'

const DELAY = 700

export interface FaultProxy {
  url: string
  /** From now on, for open connections and new ones. Connections that stalled are broken when the weather clears. */
  set(mode: NetworkMode): void
  /** From now on the first answer to every command (by its Idempotency-Key) never arrives. */
  loseFirstAnswers(): void
  /** Another server from now on, in good weather and with nothing lost; none where it is null. */
  retarget(targetPort: number | null): void
  /** How many connections are stalled. */
  stalledConnections(): number
  /** The commands whose first answer was lost, in the order in which they came. */
  lost(): readonly string[]
  close(): Promise<void>
}

/** A TCP proxy in front of a local server: page-level emulation of bad networks does not reach a service worker. */
export async function faultProxy(firstTarget: number | null): Promise<FaultProxy> {
  let targetPort = firstTarget
  let mode: NetworkMode = 'pass'
  let answersOnce: Set<string> | undefined
  let lost: string[] = []
  /** Whether this is a command seen for the first time. */
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
