import { AppError } from '../../../../contract/base/errors.ts'
import { parsedAnswer, textOf } from '../../json-answer.ts'
import type { PortOneSettings } from './browser-request.ts'

/** In ms. The user is waiting at the payment page. */
const TIME_LIMIT = 8_000

/** Logs a failure for the operator, without personal data. */
export type Report = (line: string) => void

export const pathOf = (id: string): string => `/payments/${encodeURIComponent(id)}`

interface Call {
  method: 'GET' | 'POST'
  path: string
  body?: object
  headers?: Record<string, string>
}

export interface PortOneClient {
  /**
   * @param expected error type that is returned instead of thrown
   * @throws AppError UNAVAILABLE for any other error
   */
  ask(call: Call, expected?: string): Promise<Answer>
  refuse(answer: Answer): never
}

export function createClient(settings: PortOneSettings, report: Report): PortOneClient {
  const refuse = (answer: Answer): never => {
    report(`PortOne answered ${answer.status} ${textOf(answer.body, 'type')}`)
    throw new AppError('UNAVAILABLE', { retryAfter: 5 })
  }
  return {
    refuse,
    async ask(call, expected) {
      const answer = await request(settings, call).catch((error: unknown): never => {
        report(`PortOne is unavailable: ${error instanceof Error ? error.message : 'no response'}`)
        throw new AppError('UNAVAILABLE', { retryAfter: 5 })
      })
      const isExpected = answer.ok || (expected !== undefined && textOf(answer.body, 'type') === expected)
      return isExpected ? answer : refuse(answer)
    },
  }
}

interface Answer {
  ok: boolean
  status: number
  body: unknown
}

async function request({ url, apiSecret }: PortOneSettings, call: Call): Promise<Answer> {
  const response = await fetch(new URL(call.path, url), {
    method: call.method,
    headers: {
      authorization: `PortOne ${apiSecret}`,
      ...(call.body ? { 'content-type': 'application/json' } : {}),
      ...call.headers,
    },
    ...(call.body ? { body: JSON.stringify(call.body) } : {}),
    signal: AbortSignal.timeout(TIME_LIMIT),
  })
  return { ok: response.ok, status: response.status, body: parsedAnswer(await response.text()) }
}
