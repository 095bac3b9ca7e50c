import type { Insertable } from 'kysely'
import { GUARANTEE_KINDS, type GuaranteeKind } from '../../contract/employer/guarantee.ts'
import type { GuaranteeTables } from '../db/guarantee-tables.ts'
import { seoulDay } from '../seoul-day.ts'
import { createRandom } from './random.ts'

const DAY = 86_400_000
/** One in so many companies has a grant. */
const EVERY = 3
const BEGAN = 60
const ENDS = 240

export interface SeededGuarantee {
  kind: GuaranteeKind
  from: string
  until: string
}

/** What stands behind the pay of a generated company; null for most. */
export function generateGuarantee(index: number, now: Date): SeededGuarantee | null {
  if (index % EVERY !== 0) return null
  const kind = GUARANTEE_KINDS[(index / EVERY) % GUARANTEE_KINDS.length] ?? 'INSURANCE'
  const [from, until] = [now.getTime() - BEGAN * DAY, now.getTime() + ENDS * DAY]
  return { kind, from: seoulDay(new Date(from)), until: seoulDay(new Date(until)) }
}

/** The columns of a posting of such a company that asks for the badge. */
export const guaranteedColumns = (guarantee: SeededGuarantee | null, isWanted: boolean) => ({
  use_secure_payment: isWanted,
  guaranteed_until: isWanted ? (guarantee?.until ?? null) : null,
  guarantee_kind: isWanted ? (guarantee?.kind ?? null) : null,
})

export function guaranteeRows(
  seed: string,
  companies: readonly { row: { id: string }; guarantee: SeededGuarantee | null }[],
  now: Date,
): Insertable<GuaranteeTables['pay_guarantees']>[] {
  const random = createRandom(`${seed}/guarantees`)
  const decided = new Date(now.getTime() - BEGAN * DAY)
  return companies.flatMap(({ row, guarantee }) =>
    guarantee === null
      ? []
      : [
          {
            id: random.uuid(decided),
            company_id: row.id,
            kind: guarantee.kind,
            evidence_file: null,
            wanted_from: guarantee.from,
            wanted_until: guarantee.until,
            status: 'GRANTED' as const,
            granted_from: guarantee.from,
            granted_until: guarantee.until,
            requested_at: decided,
            decided_at: decided,
          },
        ],
  )
}
