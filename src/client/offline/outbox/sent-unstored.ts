import type { Receipt } from './engine/entry.ts'

const receipts: Receipt[] = []

/** What this page sent as this member without a record of it on the device, newest first. */
export const sentUnstored = (memberId: string | null): readonly Receipt[] =>
  receipts.filter((receipt) => receipt.memberId === memberId)

export function noteSentUnstored(receipt: Receipt): void {
  receipts.unshift(receipt)
}
