import { sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import { countRows } from '../../db/page.ts'

/**
 * Claims new jobs to be matched, each until `leaseUntil`.
 * @returns their ids
 */
export async function claimJobAlerts(db: Db, now: Date, leaseUntil: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update job_alerts set due_at = ${leaseUntil}
    where matched_at is null and due_at <= ${now}
      and job_id in (select job_id from job_alerts where matched_at is null and due_at <= ${now} order by due_at limit ${most})
    returning job_id as id`.execute(db)
  return rows.map((row) => row.id)
}

export async function finishJobAlerts(db: Db, jobIds: readonly string[], now: Date): Promise<void> {
  await sql`update job_alerts set matched_at = ${now} where job_id = any(${jobIds}::uuid[])`.execute(db)
}

export interface Matching {
  now: Date
  /** In Seoul. */
  day: string
  /** Jobs listed earlier have been matched already, or are not new. */
  listedAfter: Date
  /** Maximum number of new jobs that a member is notified of per day. */
  mostADay: number
  pushAt: Date
}

/** Of the jobs' places, those that fit a desired job, by its first region and by its further ones. */
const wishedJobs = sql`
  select e.member_id, places.job_id, 'NEW_JOB' as kind
  from places
  join expected_jobs e on coalesce(e.region_id, 0) = places.region_id and coalesce(e.category, '') = places.sector
    and (e.region_id is not null or e.any_region or e.category is not null or e.any_category
      or e.pay_type is not null or e.min_pay_amount is not null or e.any_pay)
    and (e.pay_type is null or e.pay_type = places.pay_type)
    and (e.min_pay_amount is null or places.pay_amount >= e.min_pay_amount)
  join members m on m.id = e.member_id and m.alarm_expected_job_on
  union all
  select e.member_id, places.job_id, 'NEW_JOB' as kind
  from places
  join expected_jobs e on e.further_region_ids @> array[places.region_id] and e.further_region_ids <> '{}'
    and e.region_id is not null and coalesce(e.category, '') = places.sector
    and (e.pay_type is null or e.pay_type = places.pay_type)
    and (e.min_pay_amount is null or places.pay_amount >= e.min_pay_amount)
  join members m on m.id = e.member_id and m.alarm_expected_job_on`

/** The jobs that a saved search finds, by a letter that their documents end with. */
const searchedJobs = sql`
  select a.member_id, s.job_id, 'SEARCH_MATCHED' as kind
  from postings p
  join job_searches s on s.job_id = p.id
  cross join lateral unnest(array_append(
    string_to_array(ltrim(substring(rtrim(s.document) from '(?: [\\uE000-\\uF8FF])+$')), ' '), '')) as letter
  join saved_searches a on a.anchor = letter and a.alert_on
    and a.region_ids && s.region_ids and s.product_type = any(a.products)
    and (a.categories = 0 or s.category_mask & a.categories <> 0)
    and (a.keywords = 0 or s.keyword_mask & a.keywords <> 0)
    and (a.pay_type is null or s.pay_type = a.pay_type)
    and (a.min_pay_amount is null or s.pay_amount >= a.min_pay_amount)
    and s.flags & a.flags_wanted = a.flags_wanted and s.flags & a.flags_unwanted = 0
    and not exists (select from unnest(a.words) word where strpos(s.document, word) = 0)`

/**
 * Notifies members whose desired job or saved search matches one of the jobs, once per job. Desired jobs are found through an index by the regions
 * a job is listed under and its sectors, then filtered by pay and settings. Members at today's maximum are skipped.
 * Idempotent.
 * @returns number of notified members
 */
export async function notifyOfJobs(db: Db, jobIds: readonly string[], matching: Matching): Promise<number> {
  const { now, day, listedAfter, mostADay, pushAt } = matching
  const { rows } = await sql<{ told: number }>`
    with postings as materialized (
      select j.id, j.title, j.company_name, j.pay_type, j.pay_amount, j.listed_at, j.categories from jobs j
      where j.id = any(${jobIds}::uuid[]) and j.status = 'IN_PROGRESS' and j.period_end > ${now}
        and j.listed_at > ${listedAfter}
    ), places as materialized (
      select p.id as job_id, p.pay_type, p.pay_amount, l.region_id, sector
      from postings p
      join job_listings l on l.job_id = p.id
      cross join lateral unnest(array_append(p.categories, '')) as sector
    ), wished as (${wishedJobs} union all ${searchedJobs}
    ), suited as (
      select w.*, row_number() over (partition by w.member_id order by w.job_id desc) as place, quota.left_today
      from (select distinct on (member_id, job_id) * from wished order by member_id, job_id, kind) w
      join members m on m.id = w.member_id and m.alarm_on
      left join alert_days d on d.member_id = w.member_id and d.day = ${day}::date
      cross join lateral (select ${mostADay}::int - coalesce(d.new_jobs, 0) as left_today) quota
      where quota.left_today > 0
    ), told as (
      insert into notifications (id, member_id, kind, subject, actor, target_id, occasion, created_at, push_pending)
      select uuid_of_time(${now}), s.member_id, s.kind, p.title, p.company_name, p.id::text, 'job:' || p.id, ${now},
        exists (select from push_subscriptions x where x.member_id = s.member_id)
      from suited s join postings p on p.id = s.job_id
      where s.place <= s.left_today
      order by s.member_id
      on conflict (member_id, occasion) do nothing
      returning member_id, push_pending
    ), counted as (
      insert into alert_days (member_id, day, new_jobs)
      select member_id, ${day}::date, count(*) from told group by member_id order by member_id
      on conflict (member_id) do update set day = excluded.day,
        new_jobs = excluded.new_jobs + case when alert_days.day = excluded.day then alert_days.new_jobs else 0 end
    ), planned as (
      insert into push_plans (member_id, due_at)
      select distinct member_id, ${pushAt}::timestamptz from told where push_pending order by member_id
      on conflict (member_id) do update set due_at = least(push_plans.due_at, excluded.due_at)
    )
    select count(*) as told from told`.execute(db)
  return rows[0]?.told ?? 0
}

/** @returns false if members were notified of it before */
export async function insertNewsAlert(db: Db, newsId: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows: inserted } = await db
    .insertInto('news_alerts')
    .values({ news_id: newsId, due_at: now, told_to: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return Boolean(inserted)
}

/** Members who are notified of news. */
const WANTS_NEWS = sql<boolean>`alarm_on and alarm_news_on and role <> 'OPERATOR'`

export const countNewsReaders = (db: Db): Promise<number> =>
  countRows(db.selectFrom('members').where(WANTS_NEWS))

export async function endNewsAlert(tx: Tx, newsId: string, now: Date): Promise<void> {
  const open = sql<boolean>`news_id = ${newsId} and finished_at is null`
  await tx.deleteFrom('news_alerts').where(open).where('told_to', 'is', null).execute()
  await tx.updateTable('news_alerts').set({ finished_at: now }).where(open).execute()
}

/** Locks the next news item that members still have to be notified of. */
export async function takeNewsAlert(tx: Tx, now: Date) {
  const { rows } = await sql<{ newsId: string; toldTo: string | null; title: string }>`
    select a.news_id as "newsId", a.told_to as "toldTo", n.title from news_alerts a join news n on n.id = a.news_id
    where a.finished_at is null and a.due_at <= ${now} order by a.due_at limit 1 for update of a`.execute(tx)
  return rows[0]
}

/**
 * Notifies the next members in the order of their ids, except operators.
 * @returns the last of them; null if none are left
 */
export async function notifyOfNews(
  db: Db,
  news: { newsId: string; toldTo: string | null; title: string },
  { now, pushAt, most }: { now: Date; pushAt: Date; most: number },
): Promise<string | null> {
  const { rows } = await sql<{ last: string | null }>`
    with next as materialized (
      select id, ${WANTS_NEWS} as wants from members
      where ${news.toldTo}::uuid is null or id > ${news.toldTo}::uuid order by id limit ${most}
    ), told as (
      insert into notifications (id, member_id, kind, subject, actor, target_id, occasion, created_at, push_pending)
      select uuid_of_time(${now}), next.id, 'NEWS', ${news.title}::text, null, ${news.newsId}::text,
        'news:' || ${news.newsId}::text, ${now}, exists (select from push_subscriptions x where x.member_id = next.id)
      from next where wants order by next.id
      on conflict (member_id, occasion) do nothing
      returning member_id, push_pending
    ), planned as (
      insert into push_plans (member_id, due_at)
      select member_id, ${pushAt}::timestamptz from told where push_pending order by member_id
      on conflict (member_id) do update set due_at = least(push_plans.due_at, excluded.due_at)
    )
    select id as last from next order by id desc limit 1`.execute(db)
  return rows[0]?.last ?? null
}

export async function moveNewsAlert(db: Db, newsId: string, toldTo: string): Promise<void> {
  await db.updateTable('news_alerts').set({ told_to: toldTo }).where('news_id', '=', newsId).execute()
}

export async function finishNewsAlert(db: Db, newsId: string, now: Date): Promise<void> {
  await db.updateTable('news_alerts').set({ finished_at: now }).where('news_id', '=', newsId).execute()
}
