/** Answers embedded in the page, by request address below `/api`; each is used once. */
const answers = new Map(entriesOf('#first-data'))

export function firstAnswer(address: string): unknown {
  const answer = answers.get(address)
  answers.delete(address)
  return answer
}

/** Returns the query key of each answer that the server rendered the page with. */
export function firstKeys(): [address: string, key: readonly unknown[]][] {
  return entriesOf('#first-keys').flatMap(([address, key]) => (Array.isArray(key) ? [[address, key]] : []))
}

function entriesOf(block: string): [string, unknown][] {
  const text = globalThis.document?.querySelector(block)?.textContent
  const parsed: unknown = text ? JSON.parse(text) : null
  return typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : []
}
