import { editAnnouncement, publishAnnouncement } from '../../../contract/job/announcement.ts'
import { saveCompany } from '../../../contract/employer/employer.ts'
import { saveResume } from '../../../contract/candidate/resume.ts'
import type { Entry, Receipt } from '../../offline/outbox/engine/entry.ts'

/** One of several things that were saved in one step: still here, or with the server. */
export type Part = { entry: Entry } | { receipt: Receipt }

/** What the page shows as one card: something saved by itself, or all that was saved in one step. */
export type OutboxItem =
  | { id: string; kind: 'single'; entry: Entry }
  | { id: string; kind: 'group'; parts: readonly Part[] }

/** In the order of saving; of a group, what has arrived stays beside what has not. */
export function itemsOf(entries: readonly Entry[], sent: readonly Receipt[]): OutboxItem[] {
  const items: OutboxItem[] = []
  for (const entry of entries) {
    const { group } = entry
    if (group === undefined) items.push({ id: entry.id, kind: 'single', entry })
    else if (!items.some((item) => item.id === group)) items.push(groupOf(group, entries, sent))
  }
  return items
}

/** Something that was saved in one step and has arrived, under the name of its head. */
export interface ArrivedItem extends Receipt {
  /** All that was sent of it, the head first. */
  operations: readonly string[]
}

/** What arrived: one line for all that was saved in one step, and none while some of it is still here. */
export function arrivedOf(entries: readonly Entry[], sent: readonly Receipt[]): ArrivedItem[] {
  const shown = new Map<string, ArrivedItem>()
  for (const receipt of sent) {
    const { group, id } = receipt
    if (group !== undefined && entries.some((entry) => entry.group === group)) continue
    const before = shown.get(group ?? id)
    const others = before?.operations.filter((operation) => operation !== receipt.operation) ?? []
    if (!before || isHead(receipt.operation))
      shown.set(group ?? id, { ...receipt, operations: [receipt.operation, ...others] })
    else
      shown.set(group ?? id, {
        ...before,
        operations: [...new Set([...before.operations, receipt.operation])],
      })
  }
  return [...shown.values()]
}

/** Of what is saved in one step, the one that gives it its name. */
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
  // What was sent before and is being sent once more counts as being sent.
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
