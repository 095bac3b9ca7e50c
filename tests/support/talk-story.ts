import { v7 } from 'uuid'

export type StorySide = 'WORKER' | 'EMPLOYER'

export interface Said {
  id: string
  sequence: number
  text: string
}

/** What both the server and a model of it offer to a device. */
export interface Post {
  /** Idempotent by id. */
  send(side: StorySide, message: { id: string; text: string }): Promise<Said>
  /** The oldest messages after a sequence, in their order. */
  after(side: StorySide, sequence: number, limit: number): Promise<Said[]>
}

/** How a model may be broken on purpose. */
export type Flaw = 'FORGETS_IDS' | 'LEAVES_GAPS' | 'ORDERS_BY_SENDER'

/** The protocol without a database. */
export function modelPost(flaw?: Flaw): Post {
  const messages: Said[] = []
  return {
    send: async (side, { id, text }) => {
      const known = flaw === 'FORGETS_IDS' ? undefined : messages.find((message) => message.id === id)
      if (known) return known
      const gap = flaw === 'LEAVES_GAPS' && messages.length % 5 === 4 ? 1 : 0
      const sequence = (messages.at(-1)?.sequence ?? 0) + 1 + gap
      const said = { id, text, sequence: flaw === 'ORDERS_BY_SENDER' && side === 'WORKER' ? 1 : sequence }
      messages.push(said)
      return said
    },
    after: async (_side, sequence, limit) =>
      messages.filter((message) => message.sequence > sequence).slice(0, limit),
  }
}

type Random = () => number

interface Device {
  side: StorySide
  /** Survives a crash. */
  queue: { id: string; text: string }[]
  kept: Map<number, Said>
  typed: string[]
}

/** Requests that the network still holds; they may arrive late, twice, or in another order. */
type Held = () => Promise<unknown>

const PAGE = 3
const lastOf = ({ kept }: Device) => kept.size

/** Keeps a message if it follows those kept; a device that finds a gap asks for what is missing. */
function keep(device: Device, said: Said): void {
  if (said.sequence === lastOf(device) + 1) device.kept.set(said.sequence, said)
}

/** One request with a fault: lost, its answer lost, held back, doubled, or cut off by a crash of the device. */
async function trySend(post: Post, device: Device, held: Held[], random: Random): Promise<void> {
  const [message] = device.queue
  if (!message) return
  const fault = random()
  if (fault < 0.15) return
  if (fault < 0.3) {
    held.push(() => post.send(device.side, message))
    return
  }
  const said = await post.send(device.side, message)
  if (fault < 0.4) held.push(() => post.send(device.side, message))
  // The answer is lost, or the device crashes before it stores it.
  if (fault < 0.55) return
  device.queue.shift()
  keep(device, said)
}

/** What a stream brings may be lost, doubled or out of order. */
async function hearStream(post: Post, device: Device, random: Random): Promise<void> {
  const from = Math.max(0, lastOf(device) - 1 + Math.floor(random() * 3))
  for (const said of await post.after(device.side, from, PAGE)) if (random() < 0.7) keep(device, said)
}

async function catchUp(post: Post, device: Device): Promise<void> {
  for (;;) {
    const said = await post.after(device.side, lastOf(device), PAGE)
    for (const each of said) keep(device, each)
    if (said.length < PAGE) return
    if (lastOf(device) < (said.at(-1)?.sequence ?? 0)) throw new Error('a page left a gap')
  }
}

/**
 * A worker with two devices and an employer with one talk over a bad network. In the end everything arrives.
 * @returns what is wrong: nothing may be lost, doubled or in another order anywhere
 */
export async function tellStory(post: Post, random: Random, steps: number): Promise<string[]> {
  const device = (side: StorySide): Device => ({ side, queue: [], kept: new Map(), typed: [] })
  const devices = [device('WORKER'), device('WORKER'), device('EMPLOYER')]
  const held: Held[] = []
  for (let step = 0; step < steps; step++) {
    const acting = devices[Math.floor(random() * devices.length)]
    if (!acting) continue
    const act = random()
    if (act < 0.3) {
      const message = { id: v7(), text: `message ${step}` }
      acting.queue.push(message)
      acting.typed.push(message.id)
    } else if (act < 0.7) await trySend(post, acting, held, random)
    else if (act < 0.9) await hearStream(post, acting, random)
    else await held.splice(Math.floor(random() * held.length), 1)[0]?.()
  }
  return endOf(post, devices, held)
}

async function endOf(post: Post, devices: readonly Device[], held: Held[]): Promise<string[]> {
  // Two devices send at once.
  await Promise.all(
    devices.map(async (device) => {
      for (const message of device.queue.splice(0)) await post.send(device.side, message)
    }),
  )
  for (const late of held.toReversed()) await late()
  try {
    for (const device of devices) await catchUp(post, device)
  } catch (error) {
    return [String(error)]
  }
  return devices.flatMap((device) => wrongOf(device, devices))
}

function wrongOf(device: Device, devices: readonly Device[]): string[] {
  const ids = [...device.kept.values()].map(({ id }) => id)
  const first = [...(devices[0]?.kept.values() ?? [])].map(({ id }) => id)
  const typed = devices.flatMap((each) => each.typed)
  return [
    ...(new Set(ids).size === ids.length ? [] : ['doubled']),
    ...(typed.every((id) => ids.includes(id)) ? [] : ['lost']),
    ...(ids.length === typed.length ? [] : ['more than was written']),
    ...(ids.join() === first.join() ? [] : ['another order on another device']),
    ...devices.flatMap((each) =>
      ids.filter((id) => each.typed.includes(id)).join() === each.typed.join()
        ? []
        : ['not in the order written'],
    ),
  ]
}
