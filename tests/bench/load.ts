import autocannon from 'autocannon'

export interface Load {
  /** Milliseconds. */
  median: number
  p99: number
  requestsPerSecond: number
}

interface Options {
  seconds: number
  /** Requests a second, evenly; undefined: as many as the connections can carry. */
  rate?: number
  connections?: number
}

/**
 * Sends the addresses in turn and measures.
 * @throws Error where any answer is not a success: figures of failures mean nothing
 */
export async function load(url: string, paths: readonly string[], options: Options): Promise<Load> {
  const { seconds, rate, connections = 20 } = options
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(rate === undefined ? {} : { overallRate: rate }),
    requests: paths.map((path) => ({ method: 'GET' as const, path })),
  })
  if (result.non2xx > 0 || result.errors > 0 || result.requests.total === 0) {
    throw new Error(
      `${result.non2xx} failures and ${result.errors} errors of ${result.requests.total} requests`,
    )
  }
  return {
    median: result.latency.p50,
    p99: result.latency.p99,
    requestsPerSecond: result.requests.average,
  }
}

/** Milliseconds of one request after another, without any other load. */
export async function timeEach(url: string, paths: readonly string[], rounds: number): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    for (const path of paths) {
      const start = performance.now()
      const answer = await fetch(url + path)
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
      times.push(performance.now() - start)
    }
  }
  return times
}
