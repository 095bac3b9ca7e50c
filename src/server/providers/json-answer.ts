/** @throws Error for what is no JSON; unlike the parser's own it quotes nothing of the answer, as it may go to the log */
export function parsedAnswer(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('an answer of an unknown form')
  }
}

/** A member of a vendor's answer, whatever that turns out to be. */
export function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

export function textOf(value: unknown, name: string): string {
  const found = memberOf(value, name)
  return typeof found === 'string' ? found : ''
}

export function listOf(value: unknown, name: string): unknown[] {
  const found = memberOf(value, name)
  return Array.isArray(found) ? found : []
}
