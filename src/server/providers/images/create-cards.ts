import { spawn } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { withinMemory } from './within-memory.ts'

const PROGRAM = fileURLToPath(new URL('./card-process.ts', import.meta.url))
/** Wall time, only against a process that hangs: a busy machine takes long to start one. */
const TIME_LIMIT = 50_000
const PROCESS_ENV = { MALLOC_ARENA_MAX: '1' }
/** Bytes; cards are drawn only from images that this server has re-encoded. */
const MEMORY = 400 * 1024 * 1024
/** A card takes about 100 KB. */
const MAX_CACHED = 32
/** Limit of queued cards. */
const MAX_QUEUED = 16

export interface Cards {
  /**
   * Returns a share card: a JPEG of 1200 by 630, cached by key.
   * @returns null if it cannot be generated now
   * @param spend called before a card is generated; may throw to reject it
   */
  card(key: string, source: () => Promise<Buffer>, spend: () => Promise<void>): Promise<Buffer | null>
}

/** Generates one card at a time in a child process, so that the decoder's memory is released afterwards. */
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
      if (kept.size <= MAX_CACHED) break
      kept.delete(oldest)
    }
    return card
  }
  return {
    async card(key, source, spend) {
      const known = kept.get(key)
      if (known) return known
      await spend()
      if (waiting >= MAX_QUEUED) return null
      waiting += 1
      const making = last.then(() => make(key, source))
      last = making.catch(() => undefined)
      return making.finally(() => (waiting -= 1))
    },
  }
}

async function cardOf(source: Buffer): Promise<Buffer | null> {
  const { execPath, execArgv } = withinMemory(MEMORY)
  const program = spawn(execPath, [...execArgv, PROGRAM], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: PROCESS_ENV,
    timeout: TIME_LIMIT,
    killSignal: 'SIGKILL',
  })
  const ended = new Promise<boolean>((resolve) => {
    program.once('error', () => resolve(false))
    program.once('close', (code) => resolve(code === 0))
  })
  // A process that exits early closes its stdin.
  program.stdin.on('error', () => undefined).end(source)
  const [card, isWhole] = await Promise.all([buffer(program.stdout), ended])
  return isWhole && card.length > 0 ? card : null
}
