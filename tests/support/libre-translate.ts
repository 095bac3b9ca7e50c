import { createServer } from 'node:http'
import { listenLocally } from './listen-locally.ts'

export interface LibreTranslate {
  url: string
  /** What was sent: the language and the text. */
  asked: string[]
  /** What it answers; the default is the language before the text. */
  answer: (text: string, langCode: string) => { status?: number; body: unknown }
  /** Answers wait for it. */
  gate: Promise<void>
}

const translated: LibreTranslate['answer'] = (text, langCode) => ({
  body: { translatedText: `${langCode}: ${text}` },
})

/** A local server that speaks LibreTranslate's protocol; closed after the test file. */
export async function aLibreTranslate(): Promise<LibreTranslate> {
  const fake: LibreTranslate = { url: '', asked: [], answer: translated, gate: Promise.resolve() }
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(Buffer.from(part))
    const { q, target } = JSON.parse(Buffer.concat(parts).toString('utf8'))
    fake.asked.push(`${target}: ${q}`)
    await fake.gate
    const { status = 200, body } = fake.answer(q, target)
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  })
  fake.url = `http://127.0.0.1:${await listenLocally(server)}`
  return fake
}

/** As a new one answers. */
export function reset(fake: LibreTranslate): void {
  Object.assign(fake, { asked: [], answer: translated, gate: Promise.resolve() })
}
