import { sql } from 'kysely'

/**
 * Companies whose member is suspended. Their jobs keep status, term and place, and are shown to nobody: the one flag
 * is the member's, so that restoring needs to remember nothing.
 */
export const HIDDEN_COMPANIES = sql<string>`(
  select c.id from companies c join members m on m.id = c.member_id where m.suspended_at is not null)`

/** The same as ids of jobs, for reads that an index of `jobs` answers alone. */
export const HIDDEN_JOBS = sql<string>`(select j.id from jobs j where j.company_id in ${HIDDEN_COMPANIES})`
