/** The lowest UUIDv7 of a millisecond (RFC 9562): ids of later times are above it, those of earlier times below. */
export function firstIdAt(at: Date): string {
  const time = at.getTime().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`
}
