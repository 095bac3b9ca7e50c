import { openDatabase } from './database.ts'

/** Holds the member's outbox entries, receipts and drafts, and the token that the worker sends with. */
export const outboxDatabase = openDatabase('ilteo-outbox')
