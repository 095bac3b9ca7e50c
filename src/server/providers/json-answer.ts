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
