/** Bytes of a SHA-256 that tell a damaged file: 48 bits. Nobody else's script is kept out, who could change the worker too. */
const BYTES = 6

/** What the service worker compares a file of the build with, made of its SHA-256. */
export const digestOf = (sha256: Uint8Array): string =>
  btoa(String.fromCharCode(...sha256.subarray(0, BYTES)))
