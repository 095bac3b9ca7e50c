import { defineMessage as heading } from '#message'
import { koreanPhoneNumber } from '../../../../contract/base/phone-number.ts'
import { type RawBuilder, sql } from 'kysely'
import { Id } from '../../../../contract/base/schema.ts'
import { Email } from '../../../../contract/account/member.ts'
import { roleNames } from '../../../../contract/operator/list-texts.ts'
import type { MemberFilter, MemberRow } from '../../../../contract/operator/member.ts'
import { type Alternative, beginningPattern, type Listing } from '../../../db/keyset.ts'
import { type Columns, shapeOf } from '../shape.ts'
import { maskedEmail } from '../../member/find-id.ts'
import { maskedName } from '../../talent/service.ts'
import { byId, equals, inPeriod } from './filter.ts'
import { momentOf, type RecordList } from './record-list.ts'

export type FoundMember = Omit<MemberRow, `masked${string}`> & {
  name: string
  email: string | null
  cellphone: string | null
}

export const memberColumns: Columns<FoundMember> = {
  id: 't.id',
  role: 't.role',
  name: 't.name',
  email: 't.email',
  cellphone: 't.cellphone',
  isCellphoneVerified: sql`t.cellphone_verified_at is not null`,
  companyName: 'c.name',
  createdDate: 't.created_at',
  suspendedDate: 't.suspended_at',
}

export const memberList: RecordList<MemberFilter, FoundMember, MemberRow> = {
  name: 'members',
  listingOf,
  ...shapeOf<FoundMember>(memberColumns),
  joins: sql`left join companies c on c.member_id = t.id`,
  rowOf: memberOf,
  exported: [
    [heading({ message: 'ID' }), ({ id }) => id],
    [heading({ message: 'Type' }), ({ role }, say) => say(roleNames[role])],
    [heading({ message: 'Name' }), (member) => memberOf(member).maskedName],
    [heading({ message: 'Company' }), ({ companyName }) => companyName],
    [heading({ message: 'Email' }), (member) => memberOf(member).maskedEmail],
    [heading({ message: 'Cellphone number' }), (member) => memberOf(member).maskedCellphone],
    [heading({ message: 'Member since' }), ({ createdDate }) => momentOf(createdDate)],
    [heading({ message: 'Suspended since' }), ({ suspendedDate }) => momentOf(suspendedDate)],
  ],
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

/** Masks a number so that it can still be told apart: `010******78`. */
function maskedCellphone(cellphone: string): string {
  return `${cellphone.slice(0, 3)}${'*'.repeat(Math.max(0, cellphone.length - 5))}${cellphone.slice(-2)}`
}

export function memberOf<Member extends FoundMember>({ name, email, cellphone, ...member }: Member) {
  return {
    ...member,
    maskedName: maskedName(name),
    maskedEmail: email === null ? null : maskedEmail(email),
    maskedCellphone: cellphone === null ? null : maskedCellphone(cellphone),
  }
}
