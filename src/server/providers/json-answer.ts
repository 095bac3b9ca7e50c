/** @throws Error for invalid JSON, without quoting the response as JSON.parse does: the message may be logged */
export function parsedAnswer(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('unexpected response format')
  }
}

/** Reads a member of an untyped response. */
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
