import { spawn } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('./card-process.ts', import.meta.url))
const TIME_LIMIT = 10_000
const SURROUNDINGS = { MALLOC_ARENA_MAX: '1' }
/** A card has about 100 KB. */
const MOST_KEPT = 32
/** Cards that may wait for their turn. */
const MOST_WAITING = 16

export interface Cards {
  /**
   * A JPEG of 1200 by 630 from a picture or a drawing; null where it cannot be had now. Kept for a while by its key.
   * @param spend called before one is made, and may refuse
   */
  card(key: string, source: () => Promise<Buffer>, spend: () => Promise<void>): Promise<Buffer | null>
}

/** Each in a process of its own, one at a time: few are asked for, and the server keeps none of the decoder's memory. */
export function createCards(): Cards {
  const kept = new Map<string, Buffer>()
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  const make = async (key: string, source: () => Promise<Buffer>): Promise<Buffer | null> => {
    const known = kept.get(key)
    if (known) return known
    const card = await cardOf(await source())
    if (card) kept.set(key, card)
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break
      kept.delete(oldest)
    }
    return card
  }
  return {
    async card(key, source, spend) {
      const known = kept.get(key)
      if (known) return known
      await spend()
      if (waiting >= MOST_WAITING) return null
      waiting += 1
      const making = last.then(() => make(key, source))
      last = making.catch(() => undefined)
      return making.finally(() => (waiting -= 1))
    },
  }
}

async function cardOf(source: Buffer): Promise<Buffer | null> {
  const program = spawn(process.execPath, [PROGRAM], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: SURROUNDINGS,
    timeout: TIME_LIMIT,
    killSignal: 'SIGKILL',
  })
  const ended = new Promise<boolean>((resolve) => {
    program.once('error', () => resolve(false))
    program.once('close', (code) => resolve(code === 0))
  })
  // A program that ends early reads no further.
  program.stdin.on('error', () => undefined).end(source)
  const [card, isWhole] = await Promise.all([buffer(program.stdout), ended])
  return isWhole && card.length > 0 ? card : null
}
