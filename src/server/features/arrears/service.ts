import { createHash } from 'node:crypto'
import type { Tx } from '../../db/database.ts'
import { districtIn } from './district.ts'
import {
  type ArrearsListRow,
  type Candidate,
  findCandidates,
  lockList,
  type Match,
  replaceEntries,
  replaceMatches,
  saveList,
} from './queries.ts'
import { type ArrearsList, ListUnreadable, personKeyOf } from './read-list.ts'

export { type ArrearsList, ListUnreadable, readArrearsList } from './read-list.ts'

export interface ArrearsImport {
  formerListedOn: string | null
  /** Whether this very list was imported before; nothing changed then. */
  isKnown: boolean
  added: number
  removed: number
  /** Businesses that the list may mean and that no operator has seen yet. */
  found: number
}

/**
 * Replaces the list of employers with wage arrears, in one transaction, and compares it with all verified businesses.
 * @throws ListUnreadable for a list without entries, and for one that is older than the imported one
 */
export async function importArrears(
  tx: Tx,
  { list, content, listedOn }: { list: ArrearsList; content: Uint8Array; listedOn: string },
  now: Date,
): Promise<ArrearsImport> {
  if (list.employers.length === 0) throw new ListUnreadable('EMPTY', 'has no employers')
  const former = await lockList(tx)
  if (former && former.listed_on > listedOn)
    throw new ListUnreadable('OLDER', `is of ${listedOn}; the imported list is of ${former.listed_on}`)
  const hash = createHash('sha256').update(content).digest()
  const isKnown = isSame(former, hash, listedOn)
  const changes = isKnown ? { added: 0, removed: 0 } : await replaceEntries(tx, list.employers)
  if (!isKnown)
    await saveList(tx, {
      listed_on: listedOn,
      file_hash: hash,
      entries: list.employers.length,
      imported_at: now,
    })
  const formerListedOn = former?.listed_on ?? null
  return { formerListedOn, isKnown, ...changes, ...(await matchArrears(tx, null, now)) }
}

/** The same file on a later day is the same list. */
const isSame = (former: ArrearsListRow | undefined, hash: Buffer, listedOn: string) =>
  former !== undefined && former.file_hash.equals(hash) && former.listed_on <= listedOn

/** Compares a business (null: all of them) with the list. Name, person and address: two of three must be the same. */
export async function matchArrears(tx: Tx, companyId: string | null, now: Date): Promise<{ found: number }> {
  const candidates = await findCandidates(tx, companyId)
  return replaceMatches(tx, companyId, candidates.map(matchOf).filter(isPossible), now)
}

function matchOf(pair: Candidate): Match {
  const person = personKeyOf(pair.company_person)
  const district = pair.company_address === null ? null : districtIn(pair.company_address)
  return {
    company_id: pair.company_id,
    entry_id: pair.entry_id,
    same_name: pair.same_name,
    same_person: person !== '' && person === personKeyOf(pair.entry_person),
    same_district: district !== null && district === districtIn(pair.entry_address),
  }
}

const isPossible = ({ same_name, same_person, same_district }: Match) =>
  [same_name, same_person, same_district].filter(Boolean).length >= 2
