import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'

interface Workers {
  /** The address they listen on. */
  url: string
  /** Ends them in order. */
  stop(): Promise<void>
}

/** What a worker tells once it listens. */
interface Listening {
  listensOn: string
}

/** Milliseconds before an ended worker is replaced; doubled for one that soon ends again. */
const FIRST_PAUSE = 200
const MAX_PAUSE = 15_000
/** A worker that ran for this long did not end because of how it started. */
const STEADY = 30_000

/**
 * Starts processes that answer requests on one port, and replaces those that end. They end with this one, also if it is
 * killed: Node ends a worker that loses its channel.
 * @throws Error if one ends before all of them listen
 */
export async function startWorkers(count: number): Promise<Workers> {
  // Workers accept by themselves: what the first process has handed to a worker that is killed would wait for ever.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  const state = { isStopping: false, pause: FIRST_PAUSE }
  const stop = async () => {
    state.isStopping = true
    const running = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    await Promise.all(
      running.map(async (worker) => {
        worker.process.kill('SIGTERM')
        await once(worker, 'exit')
      }),
    )
  }
  const first = Array.from({ length: count }, () => cluster.fork())
  try {
    const [url = ''] = await Promise.all(first.map(listening))
    for (const worker of first) replaceAtEnd(worker, state)
    return { url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function listening(worker: Worker): Promise<string> {
  return new Promise((resolve, reject) => {
    worker.once('message', ({ listensOn }: Listening) => resolve(listensOn))
    worker.once('exit', () => reject(new Error('a server process ended before it listened')))
  })
}

function replaceAtEnd(worker: Worker, state: { isStopping: boolean; pause: number }): void {
  const startedAt = performance.now()
  const replace = (code: number | null, signal: string | null) => {
    if (state.isStopping) return
    state.pause = performance.now() - startedAt > STEADY ? FIRST_PAUSE : Math.min(MAX_PAUSE, state.pause * 2)
    console.error(`server process ${worker.process.pid} ended (${signal ?? code}), another one starts`)
    // A signal to all processes ends workers before this process has heard of it.
    setTimeout(() => state.isStopping || replaceAtEnd(cluster.fork(), state), state.pause)
  }
  if (worker.isDead()) replace(worker.process.exitCode, worker.process.signalCode)
  else worker.once('exit', replace)
}

/** Tells the process that started this worker where it listens. */
export function tellListening(listensOn: string): void {
  process.send?.({ listensOn } satisfies Listening)
}
