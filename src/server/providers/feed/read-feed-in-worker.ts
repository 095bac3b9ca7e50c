import { Worker } from 'node:worker_threads'
import { type Feed, type FeedSource, FeedUnreadable } from './feed.ts'

const PROGRAM = new URL('./feed-worker.ts', import.meta.url)
/** Far more than a feed takes on a busy machine, where starting the thread alone may take seconds. */
const TIME_LIMIT = 20_000
const MEMORY_LIMIT = { maxOldGenerationSizeMb: 256 }

/**
 * Reads a feed in a worker thread with limited time and memory, so that a malicious feed cannot exhaust the server.
 * @throws FeedUnreadable
 */
export async function readFeedInWorker(
  { url, ...source }: FeedSource,
  maxItems: number,
  timeLimit = TIME_LIMIT,
): Promise<Feed> {
  const worker = new Worker(PROGRAM, {
    workerData: { source: { ...source, url: url.href }, maxItems },
    resourceLimits: MEMORY_LIMIT,
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
  })
  const timer = setTimeout(() => void worker.terminate(), timeLimit)
  try {
    return await new Promise<Feed>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', (cause) => reject(new FeedUnreadable({ cause })))
      worker.once('exit', () => reject(new FeedUnreadable()))
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
