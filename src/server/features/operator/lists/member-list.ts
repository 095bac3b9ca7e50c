import { koreanPhoneNumber } from '../../../../contract/base/phone-number.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Role } from '../../../../contract/base/enums.ts'
import { Id } from '../../../../contract/base/schema.ts'
import { Email } from '../../../../contract/account/member.ts'
import { roleNames } from '../../../../contract/operator/list-texts.ts'
import type { MemberFilter, MemberRow } from '../../../../contract/operator/member.ts'
import { type Db, VALUES_PLAN } from '../../../db/database.ts'
import {
  type Alternative,
  beginningPattern,
  type KeysetPage,
  type Listing,
  pageIds,
} from '../../../db/keyset.ts'
import { maskedEmail } from '../../member/find-id.ts'
import { maskedName } from '../../talent/service.ts'
import { byId, equals, inPeriod } from './filter.ts'
import { momentOf, type RecordList } from './record-list.ts'

export interface FoundMember {
  id: string
  role: Role
  name: string
  email: string | null
  cellphone: string | null
  cellphone_verified_at: Date | null
  company_name: string | null
  created_at: Date
  suspended_at: Date | null
}

export const memberList: RecordList<MemberFilter, FoundMember, MemberRow> = {
  name: 'members',
  listingOf,
  find: findMemberRows,
  rowOf: memberRowOf,
  cellsOf(found, say) {
    const row = memberRowOf(found)
    return [
      row.id,
      say(roleNames[row.role]),
      row.maskedName,
      row.companyName,
      row.maskedEmail,
      row.maskedCellphone,
      momentOf(found.created_at),
      momentOf(found.suspended_at),
    ]
  },
  /** The audit trail outlives accounts, so it keeps what was searched by, and not for whom. */
  auditedFilter: ({ query, role, state, from, to }) => ({
    role,
    state,
    from,
    to,
    ...(query === undefined ? {} : { searchedBy: memberKeyOf(query) }),
  }),
}

function listingOf(filter: MemberFilter): Listing {
  const { query, role, state } = filter
  return {
    table: 'members',
    conditions: [
      ...equals('role', role),
      ...(state === 'SUSPENDED' ? [sql<boolean>`t.suspended_at is not null`] : []),
      ...(state === 'ACTIVE' ? [sql<boolean>`t.suspended_at is null`] : []),
      ...inPeriod(filter),
    ],
    ...(query === undefined ? {} : { anyOf: matchesOf(query) }),
  }
}

/** What a search text is taken for. It is personal data: the audit trail names its kind only. */
type MemberKey = 'ID' | 'EMAIL' | 'CELLPHONE' | 'LAST_DIGITS' | 'NAME'

function memberKeyOf(text: string): MemberKey {
  if (Id.safeParse(text).success) return 'ID'
  if (text.includes('@')) return 'EMAIL'
  if (/^\d{4}$/.test(text)) return 'LAST_DIGITS'
  return koreanPhoneNumber(text) === null ? 'NAME' : 'CELLPHONE'
}

function matchesOf(text: string): Alternative[] {
  switch (memberKeyOf(text)) {
    case 'ID':
      return byId(text)
    case 'EMAIL':
      return [emailMatch(text)]
    case 'LAST_DIGITS':
      return numberMatches((number) => sql`last_digits(${number}) = ${text}`)
    case 'CELLPHONE': {
      const digits = koreanPhoneNumber(text)
      return numberMatches((number, isContact) =>
        isContact ? sql`regexp_replace(${number}, '\\D', '', 'g') = ${digits}` : sql`${number} = ${digits}`,
      )
    }
    case 'NAME':
      return [sql`t`, sql`resumes`, sql`companies`].map((table, place) => {
        const isNamed = nameHas(table, text)
        return {
          condition: place === 0 ? isNamed : ownedBy(sql`select member_id from ${table} where ${isNamed}`),
        }
      })
  }
}

/** The number of the account, of the resume, or of a posting. */
const numberMatches = (
  isNumber: (number: RawBuilder<unknown>, isContact: boolean) => RawBuilder<boolean>,
): Alternative[] => [
  { condition: isNumber(sql`t.cellphone`, false) },
  { condition: ownedBy(sql`select member_id from resumes r where ${isNumber(sql`r.cellphone`, false)}`) },
  {
    condition: ownedBy(sql`select c.member_id from jobs j join companies c on c.id = j.company_id
      where ${isNumber(sql`j.contact`, true)}`),
  },
]

const ownedBy = (owners: RawBuilder<unknown>) => sql<boolean>`t.id in (${owners})`

/** Whether a name has each word, also inside a word, whatever its marks and case. The index finds their letter pairs. */
const nameHas = (table: RawBuilder<unknown>, text: string) => sql<boolean>`
  text_grams(${table}.name_key) @> text_grams(name_key(${text})) and not exists (
    select from unnest(string_to_array(name_key(${text}), ' ')) word where strpos(${table}.name_key, word) = 0)`

/** A whole address, or its beginning as far as the @: single letters could be guessed one by one. */
function emailMatch(text: string): Alternative {
  const whole = Email.safeParse(text)
  const address = whole.success ? whole.data : text
  if (address.startsWith('@')) return { condition: sql`false` }
  return { condition: sql`t.email like ${beginningPattern(address)}` }
}

async function findMemberRows(db: Db, listing: Listing, page: KeysetPage): Promise<FoundMember[]> {
  const { rows } = await sql<FoundMember>`${VALUES_PLAN}
    select t.id, t.role, t.name, t.email, t.cellphone, t.cellphone_verified_at, c.name as company_name, t.created_at,
      t.suspended_at
    from (${pageIds(listing, page)}) p
      join members t on t.id = p.id
      left join companies c on c.member_id = t.id
    order by p.created_at desc, p.id desc`.execute(db)
  return rows
}

/** Masks a number so that it can still be told apart: `010******78`. */
function maskedCellphone(cellphone: string): string {
  return `${cellphone.slice(0, 3)}${'*'.repeat(Math.max(0, cellphone.length - 5))}${cellphone.slice(-2)}`
}

export function memberRowOf(row: FoundMember): MemberRow {
  return {
    id: row.id,
    role: row.role,
    maskedName: maskedName(row.name),
    maskedEmail: row.email === null ? null : maskedEmail(row.email),
    maskedCellphone: row.cellphone === null ? null : maskedCellphone(row.cellphone),
    isCellphoneVerified: row.cellphone_verified_at !== null,
    companyName: row.company_name,
    createdDate: row.created_at.toISOString(),
    suspendedDate: row.suspended_at?.toISOString() ?? null,
  }
}
