/** Answers that came with the page itself, by the call's address below `/api`; each is given out once. */
const answers = new Map(entriesOf('#first-data'))

export function firstAnswer(address: string): unknown {
  const answer = answers.get(address)
  answers.delete(address)
  return answer
}

/** Of a page that came drawn: the query that each of its answers belongs to. */
export function firstKeys(): [address: string, key: readonly unknown[]][] {
  return entriesOf('#first-keys').flatMap(([address, key]) => (Array.isArray(key) ? [[address, key]] : []))
}

function entriesOf(block: string): [string, unknown][] {
  const text = globalThis.document?.querySelector(block)?.textContent
  const parsed: unknown = text ? JSON.parse(text) : null
  return typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : []
}
