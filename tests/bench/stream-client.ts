// The members who listen, in a process of their own: opens an event stream for each token that the parent sends, and
// reports the arrival of messages.
import { Agent, get, type IncomingMessage } from 'node:http'

export type ToClient = { url: string; tokens: readonly string[] }
export type FromClient = { opened: number } | { failed: string } | { messageId: string; at: number }

const OPENED_AT_ONCE = 32
const agent = new Agent({ keepAlive: true, maxSockets: Infinity })

process.once('message', ({ url, tokens }: ToClient) => {
  openAll(url, tokens).then(
    () => tell({ opened: tokens.length }),
    (error: unknown) => tell({ failed: String(error) }),
  )
})
process.once('disconnect', () => process.exit(0))

function tell(news: FromClient): void {
  process.send?.(news)
}

async function openAll(url: string, tokens: readonly string[]): Promise<void> {
  for (let first = 0; first < tokens.length; first += OPENED_AT_ONCE)
    await Promise.all(tokens.slice(first, first + OPENED_AT_ONCE).map((token) => open(url, token)))
}

/** Resolves once the stream has said how many conversations are unread, from when on it is fed. */
function open(url: string, token: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` }
    get(`${url}/api/events`, { agent, headers }, (answer) => {
      if (answer.statusCode === 200) listen(answer, resolve)
      else reject(new Error(`a stream was answered with ${answer.statusCode}`))
      answer.once('close', () => tell({ failed: 'a stream ended' }))
    }).once('error', reject)
  })
}

function listen(answer: IncomingMessage, opened: () => void): void {
  let rest = ''
  answer.setEncoding('utf8').on('data', (chunk: string) => {
    const events = (rest + chunk).split('\n\n')
    rest = events.pop() ?? ''
    for (const event of events) {
      if (event.includes('event: conversations')) opened()
      if (!event.includes('event: message\n')) continue
      const data = /^data: (.*)$/m.exec(event)?.[1] ?? '{}'
      const { message } = JSON.parse(data) as { message: { id: string } }
      tell({ messageId: message.id, at: Date.now() })
    }
  })
}
