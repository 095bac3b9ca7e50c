import type { Fill, Payload, StoredBlob, Title } from './entry.ts'

export interface NewEntry {
  memberId: string
  entity: string
  operation: string
  params: Record<string, string>
  payload: Payload
  blobs?: Readonly<Record<string, StoredBlob>>
  ifMatch?: string
  /** The body as it was before the member changed anything, to compare with where `ifMatch` no longer fits. */
  base?: unknown
  versionPart?: string
  needs?: readonly string[]
  fills?: readonly Fill[]
  undo?: string
  absolute: boolean
  /** Id of a refused entry, or one not tried yet, that this edit takes the place of. */
  replaces?: string
  /** Entity of the draft that this was written in; it goes in the same step. */
  draft?: string
  title?: Title
  refreshes?: readonly string[]
  /** Name by which others that are saved in the same step need it. */
  as?: string
}

/** VANISHED: it took back an entry that nobody had seen, and nothing is left to send. */
export interface Enqueued {
  id: string
  outcome: 'SAVED' | 'VANISHED'
}

/** What a step of saving knows beside the ledger. */
export interface Saving {
  id: string
  now: number
  group?: string
}

/** The bytes to be sent are not on this device (any more): nothing was saved. */
export class BytesMissing extends Error {
  readonly code = 'BYTES_MISSING'
}

/** The names that others of the same step go by, replaced by their ids. */
export function renamedNeeds(wanted: NewEntry, named: ReadonlyMap<string, string>): NewEntry {
  const idOf = (need: string) => named.get(need) ?? need
  return {
    ...wanted,
    needs: (wanted.needs ?? []).map(idOf),
    fills: (wanted.fills ?? []).map((fill) => ({ ...fill, need: idOf(fill.need) })),
  }
}
