import { sql } from 'kysely'

/**
 * Companies whose member is suspended. Their jobs are left out of every public read, but keep status, term and place:
 * `members.suspended_at` is the only thing that a suspension changes, so that clearing it restores everything.
 */
export const HIDDEN_COMPANIES = sql<string>`(
  select c.id from companies c join members m on m.id = c.member_id where m.suspended_at is not null)`

/** The jobs of those companies, for reads of one table, which has the job's id but not the company's. */
export const HIDDEN_JOBS = sql<string>`(select j.id from jobs j where j.company_id in ${HIDDEN_COMPANIES})`
