import { isUntouched, needsAttention } from './entry.ts'
import type { Ledger } from './ledger.ts'
import type { NewEntry } from './new-entry.ts'

/**
 * Id of the command that a `once` entry would repeat: one that was sent, or that may have reached the server. It is
 * looked for in the transaction that saves, as another tab may have saved since the screen last read the outbox.
 */
export async function alreadyUnderWay(ledger: Ledger, wanted: NewEntry): Promise<string | undefined> {
  if (!wanted.once) return undefined
  const entry = ledger
    .entries()
    .find((each) => each.entity === wanted.entity && !isUntouched(each) && !needsAttention(each))
  if (entry) return entry.id
  const receipts = await ledger.receipts()
  return receipts.find(({ entity, outcome }) => entity === wanted.entity && outcome === 'SENT')?.id
}

/** A refused entry that another tab has replaced already is no longer there: what is wanted joins its successor. */
export function withoutReplaced(ledger: Ledger, wanted: NewEntry): NewEntry {
  const { replaces, ...rest } = wanted
  return wanted.once && replaces !== undefined && !ledger.byId(replaces) ? rest : wanted
}
