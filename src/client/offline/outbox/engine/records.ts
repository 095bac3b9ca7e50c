import type { Transaction } from '../../../browser/database.ts'
import { type Entry, type MemberRecord, type Receipt, type Refusal, type StoredBlob, keys } from './entry.ts'

/*
 * The only place that types what IndexedDB returns: only this engine writes these records, and each carries its schema
 * version.
 */

export async function entriesOf(transaction: Transaction, memberId: string): Promise<Entry[]> {
  return ((await transaction.list(keys.entries(memberId))) as StoredEntry[]).map(entryFrom)
}

/** Builds from before November 2026 stored the refusal under another name. */
type StoredEntry = Entry & { trouble?: Refusal }

function entryFrom({ trouble, ...entry }: StoredEntry): Entry {
  return trouble && !entry.refusal ? { ...entry, refusal: trouble } : entry
}

export async function receiptsOf(transaction: Transaction, memberId: string): Promise<Receipt[]> {
  return (await transaction.list(keys.receipts(memberId))) as Receipt[]
}

export async function receiptById(
  transaction: Transaction,
  memberId: string,
  id: string,
): Promise<Receipt | undefined> {
  return (await transaction.get(keys.receipt(memberId, id))) as Receipt | undefined
}

export async function memberRecord(
  transaction: Transaction,
  memberId: string,
): Promise<MemberRecord | undefined> {
  return (await transaction.get(keys.member(memberId))) as MemberRecord | undefined
}

export async function blobById(
  transaction: Transaction,
  memberId: string,
  id: string,
): Promise<StoredBlob | undefined> {
  return (await transaction.get(keys.blob(memberId, id))) as StoredBlob | undefined
}

export function putEntry(transaction: Transaction, entry: Entry): void {
  transaction.put(keys.entry(entry), entry)
}
