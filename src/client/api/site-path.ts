/**
 * Returns the path if it belongs to this site, else undefined: no address may redirect elsewhere (`//evil.example`,
 * `/\evil`).
 */
export function sitePath(text: unknown): string | undefined {
  if (typeof text !== 'string' || !/^\/(?![/\\])/.test(text)) return undefined
  return URL.canParse(text, 'https://own.invalid') &&
    new URL(text, 'https://own.invalid').host === 'own.invalid'
    ? text
    : undefined
}
