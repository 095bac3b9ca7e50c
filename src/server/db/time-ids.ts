/** The lowest UUIDv7 of a millisecond (RFC 9562): ids created later are greater, earlier ones smaller. */
export function firstIdAt(at: Date): string {
  const time = at.getTime().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`
}
