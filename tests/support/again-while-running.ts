import type { CallResult } from './server.ts'

/** Sends a command again while the same one still runs, as clients do; the server lets each of them wait for two seconds. */
export async function againWhileRunning<Data>(
  send: () => Promise<CallResult<Data>>,
): Promise<CallResult<Data>> {
  const answer = await send()
  return answer.problem.responseCode === 'IDEMPOTENCY_KEY_RUNNING' ? againWhileRunning(send) : answer
}
