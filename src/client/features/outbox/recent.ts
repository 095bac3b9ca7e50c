import type { Receipt } from '../../offline/outbox/engine/entry.ts'

const SHOWN_FOR = 7 * 86_400_000

/** Receipts of the last seven days; older ones are swept only at the next start. */
export const recent = <T extends Pick<Receipt, 'at'>>(
  receipts: readonly T[],
  now: number = Date.now(),
): T[] => receipts.filter((receipt) => receipt.at > now - SHOWN_FOR)
