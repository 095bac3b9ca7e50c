import { openDatabase } from './database.ts'

/** Everything the member sends, with its receipts, drafts and the token that the worker sends it with. */
export const outboxDatabase = openDatabase('ilteo-outbox')
