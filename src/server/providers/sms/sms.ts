import { createHmac, randomBytes } from 'node:crypto'
import { AppError } from '../../../contract/base/errors.ts'
import { putInOutbox } from '../outbox-file.ts'
import { listOf, textOf } from '../json-answer.ts'

export interface SolapiSettings {
  /** Origin of the service, `https://api.solapi.com` unless tested. */
  url: string
  apiKey: string
  apiSecret: string
  /** The registered number messages come from. */
  sender: string
}

/** Somebody waits for this message with the phone in their hand. */
const TIME_LIMIT = 5_000

/**
 * Solapi, API version 4: `POST /messages/v4/send-many/detail`, signed by HMAC-SHA256 over date and salt. A message that
 * was not accepted is named in `failedMessageList`, under status 200.
 */
export function createSolapiSms(settings: SolapiSettings, report: Report): Sms {
  const refuse = (reason: string): never => {
    report(`a text message was not taken by Solapi: ${reason}`)
    throw new AppError('UNAVAILABLE', { retryAfter: 30 })
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
   * Hands a short message over for delivery.
   * @param to digits only
   * @throws AppError UNAVAILABLE where it was not taken
   */
  send(to: string, text: string): Promise<void>
}

/** Tells the operator what happened, never to whom nor what was written. */
export type Report = (line: string) => void

/** Needs nothing: every message is a file with two lines, number and text. The report names the file only. */
export function createFileSms(outboxDir: string, report: Report): Sms {
  return {
    async send(to, text) {
      const path = await putInOutbox(outboxDir, {
        kind: 'sms',
        extension: 'txt',
        content: `${to}\n${text}\n`,
      })
      report(`a text message lies in ${path}`)
    },
  }
}

/** Solapi where it is set up, else files in the outbox folder. */
export function createSms(solapi: SolapiSettings | null, outboxDir: string, report: Report): Sms {
  return solapi ? createSolapiSms(solapi, report) : createFileSms(outboxDir, report)
}
