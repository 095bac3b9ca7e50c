/** A path of this site, or undefined: nobody may be sent elsewhere by an address (`//evil.example`, `/\evil`). */
export function sitePath(text: unknown): string | undefined {
  if (typeof text !== 'string' || !/^\/(?![/\\])/.test(text)) return undefined
  return URL.canParse(text, 'https://own.invalid') &&
    new URL(text, 'https://own.invalid').host === 'own.invalid'
    ? text
    : undefined
}
