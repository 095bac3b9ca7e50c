import { createHmac, randomBytes } from 'node:crypto'
import { AppError } from '../../../contract/base/errors.ts'
import { writeMessageFile } from '../outbox-file.ts'
import { listOf, textOf } from '../json-answer.ts'

export interface SolapiSettings {
  /** Origin of the service: `https://api.solapi.com`, except in tests. */
  url: string
  apiKey: string
  apiSecret: string
  /** The registered sender number. */
  sender: string
}

/** In ms. The user is waiting for the message. */
const TIME_LIMIT = 5_000

/**
 * Solapi, API version 4: `POST /messages/v4/send-many/detail`, signed by HMAC-SHA256 over date and salt. A message that
 * was not accepted is named in `failedMessageList`, under status 200.
 */
export function createSolapiSms(settings: SolapiSettings, report: Report): Sms {
  const refuse = (reason: string): never => {
    report(`Solapi did not accept a text message: ${reason}`)
    const refusal = new AppError('UNAVAILABLE', { retryAfter: 30 })
    refusal.cause = new Error(reason)
    throw refusal
  }
  return {
    async send(to, text) {
      const answer = await post(settings, { messages: [{ to, from: settings.sender, text }] }).catch(
        (error: unknown) => refuse(error instanceof Error ? error.name : 'no answer'),
      )
      if (!answer.ok) refuse(`HTTP ${answer.status} ${answer.errorCode}`)
      if (answer.failed.length > 0) refuse(`status ${answer.failed.join(', ')}`)
    },
  }
}

async function post(settings: SolapiSettings, body: object) {
  const response = await fetch(new URL('/messages/v4/send-many/detail', settings.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: authorization(settings) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIME_LIMIT),
  })
  const answer: unknown = await response.json()
  return {
    ok: response.ok,
    status: response.status,
    errorCode: textOf(answer, 'errorCode'),
    failed: listOf(answer, 'failedMessageList').map((message) => textOf(message, 'statusCode')),
  }
}

function authorization({ apiKey, apiSecret }: SolapiSettings): string {
  const date = new Date().toISOString()
  const salt = randomBytes(16).toString('hex')
  const signature = createHmac('sha256', apiSecret)
    .update(date + salt)
    .digest('hex')
  return `HMAC-SHA256 apiKey=${apiKey}, date=${date}, salt=${salt}, signature=${signature}`
}

export interface Sms {
  /**
   * Submits a text message for delivery.
   * @param to digits only
   * @throws AppError UNAVAILABLE if it was not accepted
   */
  send(to: string, text: string): Promise<void>
}

/** Logs an event for the operator, without number and text. */
export type Report = (line: string) => void

/** Writes each message to a file: number, then text. The report names only the file. */
export function createFileSms(outboxDir: string, report: Report): Sms {
  return {
    async send(to, text) {
      const path = await writeMessageFile(outboxDir, {
        kind: 'sms',
        extension: 'txt',
        content: `${to}\n${text}\n`,
      })
      report(`text message written to ${path}`)
    },
  }
}

/** Uses Solapi if configured, or else files in the outbox folder. */
export function createSms(solapi: SolapiSettings | null, outboxDir: string, report: Report): Sms {
  return solapi ? createSolapiSms(solapi, report) : createFileSms(outboxDir, report)
}
