import { isUntouched, needsAttention } from './entry.ts'
import type { MemberEntries } from './member-entries.ts'
import type { CommandToSave } from './command-to-save.ts'

/**
 * Id of the command that a `once` entry would repeat: one that was sent, or that may have reached the server. It is
 * looked for in the transaction that saves, as another tab may have saved since the screen last read the outbox.
 */
export async function alreadyUnderWay(
  queue: MemberEntries,
  wanted: CommandToSave,
): Promise<string | undefined> {
  if (!wanted.once) return undefined
  const entry = queue
    .entries()
    .find((each) => each.entity === wanted.entity && !isUntouched(each) && !needsAttention(each))
  if (entry) return entry.id
  const receipts = await queue.receipts()
  return receipts.find(({ entity, outcome }) => entity === wanted.entity && outcome === 'SENT')?.id
}

/** A refused entry that another tab has replaced already is no longer there: what is wanted joins its successor. */
export function withoutReplaced(queue: MemberEntries, wanted: CommandToSave): CommandToSave {
  const { replaces, ...rest } = wanted
  return wanted.once && replaces !== undefined && !queue.byId(replaces) ? rest : wanted
}
