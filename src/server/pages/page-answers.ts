import type { FastifyInstance } from 'fastify'
import { setTimeout as wait } from 'node:timers/promises'

export interface PageAnswer {
  address: string
  status: number
  /** As JSON. */
  text: string
}

/**
 * Answers of a page's initial reads that arrive in time, in the order of their addresses.
 * @param timeout milliseconds; the app requests later ones itself
 */
export async function fetchPageAnswers(
  app: FastifyInstance,
  addresses: readonly string[],
  timeout: number,
): Promise<PageAnswer[]> {
  const limit = new AbortController()
  const late = wait(timeout, null, { signal: limit.signal }).catch(() => null)
  try {
    const answers = await Promise.all(
      addresses.map(async (address) => {
        const answer = await Promise.race([app.inject(`/api${address}`), late])
        return answer && answer.statusCode < 500
          ? { address, status: answer.statusCode, text: answer.body }
          : null
      }),
    )
    return answers.filter((answer) => answer !== null)
  } finally {
    limit.abort()
  }
}
