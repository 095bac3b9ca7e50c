import { createHash } from 'node:crypto'

/** The stored form of a mailed token. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest()
