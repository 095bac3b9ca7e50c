import { editAnnouncement, publishAnnouncement } from '../../../contract/job/announcement.ts'
import { saveCompany } from '../../../contract/employer/employer.ts'
import { saveResume } from '../../../contract/candidate/resume-form.ts'
import type { Entry, Receipt } from '../../offline/outbox/engine/entry.ts'

/** Part of a group: an unsent entry or a receipt. */
export type Part = { entry: Entry } | { receipt: Receipt }

/** A card of the page: a single entry, or a group saved together. */
export type OutboxItem =
  | { id: string; kind: 'single'; entry: Entry }
  | { id: string; kind: 'group'; parts: readonly Part[] }

/** Cards in the order of saving; a group also lists its parts that have arrived. */
export function itemsOf(entries: readonly Entry[], sent: readonly Receipt[]): OutboxItem[] {
  const items: OutboxItem[] = []
  for (const entry of entries) {
    const { group } = entry
    if (group === undefined) items.push({ id: entry.id, kind: 'single', entry })
    else if (!items.some((item) => item.id === group)) items.push(groupOf(group, entries, sent))
  }
  return items
}

/** A receipt or a group that has arrived, named after its head and the job that a part of it is about. */
export interface ArrivedItem extends Receipt {
  /** All operations of the group, head first. */
  operations: readonly string[]
}

/** Receipts with one line per group, except groups with unsent parts. */
export function arrivedOf(entries: readonly Entry[], sent: readonly Receipt[]): ArrivedItem[] {
  const shown = new Map<string, ArrivedItem>()
  for (const receipt of sent) {
    const { group, id } = receipt
    if (group !== undefined && entries.some((entry) => entry.group === group)) continue
    const before = shown.get(group ?? id)
    const others = before?.operations.filter((operation) => operation !== receipt.operation) ?? []
    if (!before || isHead(receipt.operation))
      shown.set(group ?? id, {
        ...receipt,
        title: { ...before?.title, ...receipt.title },
        operations: [receipt.operation, ...others],
      })
    else
      shown.set(group ?? id, {
        ...before,
        title: { ...receipt.title, ...before.title },
        operations: [...new Set([...before.operations, receipt.operation])],
      })
  }
  return [...shown.values()]
}

/** Whether this operation names its group. */
export const isHead = (operation: string): boolean => HEADS.has(operation)

const HEADS: ReadonlySet<string> = new Set(
  [saveResume, publishAnnouncement, editAnnouncement, saveCompany].map(({ name }) => name),
)

export const operationOf = (part: Part): string =>
  'entry' in part ? part.entry.operation : part.receipt.operation

export const entriesIn = (parts: readonly Part[]): Entry[] =>
  parts.flatMap((part) => ('entry' in part ? [part.entry] : []))

function groupOf(group: string, entries: readonly Entry[], sent: readonly Receipt[]): OutboxItem {
  const waiting = entries.filter((entry) => entry.group === group)
  // A part that is being sent again counts as unsent.
  const arrived = sent.filter(
    (receipt, index) =>
      receipt.group === group &&
      !waiting.some((entry) => entry.entity === receipt.entity) &&
      sent.findIndex((other) => other.group === group && other.entity === receipt.entity) === index,
  )
  const parts = [...waiting.map((entry) => ({ entry })), ...arrived.map((receipt) => ({ receipt }))]
  return { id: group, kind: 'group', parts: parts.toSorted((a, b) => rankOf(a) - rankOf(b)) }
}

const rankOf = (part: Part): number => ('entry' in part ? part.entry.seq : part.receipt.seq)

const SHOWN_FOR = 7 * 86_400_000

/** Receipts of the last seven days; older ones are swept only at the next start. */
export const recent = <T extends Pick<Receipt, 'at'>>(
  receipts: readonly T[],
  now: number = Date.now(),
): T[] => receipts.filter((receipt) => receipt.at > now - SHOWN_FOR)
