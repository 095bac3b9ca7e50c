import type { Db } from '../../src/server/db/database.ts'
import type { Acknowledged } from './crowd.ts'

export interface Verdict {
  lost: string[]
  doubled: string[]
}

/** Compares the database with what was acknowledged, after every command got its final answer. */
export async function compare(db: Db, done: Acknowledged): Promise<Verdict> {
  const verdict: Verdict = { lost: [], doubled: [] }
  const hold = (kind: string, acknowledged: Iterable<string>, found: readonly string[]) => {
    const counts = new Map<string, number>()
    for (const name of found) counts.set(name, (counts.get(name) ?? 0) + 1)
    const expected = new Set(acknowledged)
    for (const name of expected) if (!counts.has(name)) verdict.lost.push(`${kind} ${name}`)
    for (const [name, count] of counts)
      if (count > 1 || !expected.has(name)) verdict.doubled.push(`${kind} ${name}, ${count} times`)
  }
  const favorites = await db.selectFrom('favorites').select(['member_id', 'job_id']).execute()
  const isOn = [...done.favorites].filter(([, on]) => on).map(([pair]) => pair)
  hold(
    'favorite',
    isOn,
    favorites.map((row) => `${row.member_id} ${row.job_id}`),
  )
  const applications = await db.selectFrom('applications').select(['member_id', 'job_id']).execute()
  hold(
    'application',
    done.applications,
    applications.map((row) => `${row.member_id} ${row.job_id}`),
  )
  const resumes = await db.selectFrom('resumes').select(['member_id', 'introduction']).execute()
  for (const [id, introduction] of done.resumes)
    if (resumes.find((row) => row.member_id === id)?.introduction !== introduction)
      verdict.lost.push(`resume ${introduction}`)
  const jobs = await db.selectFrom('jobs').select('title').where('status', '=', 'PAYMENT_DUE').execute()
  hold(
    'announcement',
    done.titles,
    jobs.map((row) => row.title),
  )
  const orders = await db.selectFrom('orders').select('id').execute()
  hold(
    'order',
    done.orders,
    orders.map((row) => row.id),
  )
  const bought = await db
    .selectFrom('point_entries')
    .select('reference')
    .where('reason', '=', 'PURCHASE')
    .where('account', '=', 'PAID')
    .execute()
  const references = bought.map((row) => String(row.reference))
  // An order whose confirmation was rejected may have been paid all the same.
  const paid = new Set([...done.paid, ...references.filter((id) => done.orders.has(id))])
  hold('ticket', paid, references)
  return verdict
}
