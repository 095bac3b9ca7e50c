import { createHash } from 'node:crypto'

/** What is stored of the token in a mail. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest()
