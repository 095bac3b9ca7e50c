import type { Receipt } from './engine/entry.ts'

const receipts: Receipt[] = []

/** Commands that this page sent for this member without a stored record, newest first. */
export const sentUnstored = (memberId: string | null): readonly Receipt[] =>
  receipts.filter((receipt) => receipt.memberId === memberId)

export function noteSentUnstored(receipt: Receipt): void {
  receipts.unshift(receipt)
}
