import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { Endpoint } from '../../contract/base/endpoint.ts'
import { COMPANY_RIGHTS, type CompanyRight } from '../../contract/base/enums.ts'
import { AppError } from '../../contract/base/errors.ts'
import { companyActOf, type CompanyActName } from '../../contract/employer/colleague.ts'
import { isId } from '../../contract/base/schema.ts'
import type { Db, Tx } from '../db/database.ts'
import type { CurrentMember } from './endpoint-route.ts'

/** Whether the call is one of an employer for their company. */
const isForCompany = ({ company }: Endpoint, { role }: CurrentMember) =>
  company !== null && role === 'EMPLOYER'

/**
 * The member as the endpoint sees them: on endpoints of the company, whose rows are its owner's, `id` is the owner.
 * @throws AppError RIGHT_MISSING if the person's right in the company is less than the endpoint needs
 */
export function actingFor(endpoint: Endpoint, member: CurrentMember): CurrentMember {
  if (!isForCompany(endpoint, member)) return member
  requireRight(endpoint.company, member.right)
  return { ...member, id: member.owner }
}

function requireRight(needed: CompanyRight | null, right: CompanyRight): void {
  if (needed !== null && COMPANY_RIGHTS.indexOf(right) > COMPANY_RIGHTS.indexOf(needed))
    throw new AppError('RIGHT_MISSING', { data: { right } })
}

interface Held {
  company_id: string
  owner_id: string
  held_right: CompanyRight
  is_shared: boolean
}

export interface Acting {
  member: CurrentMember | null
  /** Set where what is done is listed: for a company that others than its owner act for too. */
  recorded: { companyId: string; act: CompanyActName } | null
}

/**
 * Reads the person's right once more and keeps it until the end of the transaction: whoever is removed meanwhile is
 * refused, and a removal or hand-over waits for the commands that have begun.
 * @throws AppError RIGHT_MISSING
 */
export async function holdRight(
  tx: Tx,
  endpoint: Endpoint,
  { member, body }: { member: CurrentMember | null; body: unknown },
): Promise<Acting> {
  if (!member || !isForCompany(endpoint, member)) return { member, recorded: null }
  const { rows } = await sql<Held>`select * from hold_company(${member.person})`.execute(tx)
  const held = rows[0]
  const right = held?.held_right ?? 'OWNER'
  const owner = held?.owner_id ?? member.person
  // What was prepared for one company is not done for another.
  if (owner !== member.owner && [owner, member.owner].includes(member.person))
    throw new AppError('RIGHT_MISSING')
  requireRight(endpoint.company, right)
  const act = held?.is_shared && !isRecordedThere(endpoint.name) ? companyActOf(endpoint.name, body) : null
  return {
    member: { ...member, id: owner, owner, right },
    recorded: held && act ? { companyId: held.company_id, act } : null,
  }
}

/** Takes the company's lock alone, first of all locks: until the end of the transaction nobody else acts for it. */
export async function lockCompanyOf(tx: Tx, owner: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(company_lock(${owner}))`.execute(tx)
}

interface Act {
  companyId: string
  person: string
  act: CompanyActName
  params: unknown
  answer: unknown
  /** Whom an invitation goes to, masked. */
  contactHint?: string
  /** Of the person that it is about. */
  formerRight?: CompanyRight | null
  givenRight?: CompanyRight | null
  now: Date
}

/** Adds to the list of who did what for the company. */
export async function recordAct(db: Db, done: Act): Promise<void> {
  const { companyId, person, act, params, answer, contactHint, formerRight, givenRight, now } = done
  const ids = { subject: idIn(params), made: idIn(answer, 'messageId') ?? idIn(answer) }
  await db
    .insertInto('company_acts')
    .values({
      id: v7(),
      company_id: companyId,
      person_id: person,
      act,
      ...ids,
      contact_hint: contactHint ?? null,
      former_right: formerRight ?? null,
      given_right: givenRight ?? null,
      created_at: now,
    })
    .execute()
}

/** Acts on the people themselves are recorded by features/colleague, also before somebody has joined. */
const isRecordedThere = (name: string) => name.startsWith('colleagues.')

/** The same for commands without one transaction, such as those that call a payment provider. */
export async function recordActAfter(
  db: Db,
  endpoint: Endpoint,
  member: CurrentMember,
  done: Pick<Act, 'params' | 'answer' | 'now'>,
): Promise<void> {
  const act = companyActOf(endpoint.name, null)
  if (!isForCompany(endpoint, member) || !act || isRecordedThere(act)) return
  const { rows } = await sql<{ id: string }>`
    select o.company_id as id from company_of(${member.person}) o
    where exists (select from company_people p where p.company_id = o.company_id)`.execute(db)
  const [company] = rows
  if (company) await recordAct(db, { ...done, companyId: company.id, person: member.person, act })
}

function idIn(value: unknown, name: 'id' | 'messageId' = 'id'): string | null {
  const id: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : null
  return isId(id) ? id : null
}
