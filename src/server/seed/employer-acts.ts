import type { Insertable } from 'kysely'
import type pg from 'pg'
import type { Database } from '../db/schema.ts'
import { seoulDay } from '../seoul-day.ts'
import { copyRows } from './copy.ts'
import { loadOrders, type PaidOrder } from './employer-orders.ts'
import { DAY, type Worker } from './members.ts'
import type { JobRow } from './job-row.ts'
import type { Random } from './random.ts'

interface Setting {
  random: Random
  now: Date
  memberId: string
  companyId: string
  companyName: string
  jobs: JobRow[]
  /** The first one is the demonstration worker. */
  people: Worker[]
}

/** Loads views, points, orders and proposals of the demonstration employer. */
export async function loadEmployerActs(client: pg.ClientBase, setting: Setting): Promise<void> {
  const { jobs, random, now } = setting
  await copyRows(
    client,
    'job_view_days',
    jobs.flatMap((job) => viewsOf(random, job, now)),
  )
  const ticket = await loadPoints(client, setting)
  await copyRows(client, 'proposals', proposalsOf(setting))
  await loadOrders(client, setting, { tickets: [ticket], jobs })
}

const A_DAY = { PREMIUM: 90, GRAND: 55, LOCAL: 25, LIFE: 12 } as const
const CHART_DAYS = 28

/** Views of the last four weeks, decreasing with the age of the job. */
function viewsOf(random: Random, job: JobRow, now: Date): Insertable<Database['job_view_days']>[] {
  const start = new Date(job.period_start ?? now).getTime()
  const end = Math.min(new Date(job.period_end ?? now).getTime(), now.getTime())
  const first = Math.max(start, now.getTime() - (CHART_DAYS - 1) * DAY)
  const days = new Set<string>()
  for (let at = first; at <= end; at += DAY) days.add(seoulDay(new Date(at)))
  return Array.from(days, (day, place) => ({
    job_id: job.id,
    day,
    views: Math.round((A_DAY[job.product_type] * random.int(60, 130)) / (100 + place * 6)),
  }))
}

const BOUGHT = 30_000
const VIEW = 1_000
const OPENED = 2

/** One ticket bought and two resumes opened, which leaves 28,000 points. */
async function loadPoints(client: pg.ClientBase, setting: Setting): Promise<PaidOrder> {
  const { now, memberId, companyId, people } = setting
  const bought = new Date(now.getTime() - 20 * DAY)
  const order = ticketOrder(setting, bought)
  await copyRows(client, 'orders', [order])
  const opened = people.slice(-OPENED).map(({ resumeId }, place) => ({
    resumeId,
    at: new Date(now.getTime() - (9 - place * 4) * DAY),
  }))
  await copyRows(client, 'point_accounts', [{ member_id: memberId, paid: BOUGHT - OPENED * VIEW, free: 0 }])
  await copyRows(client, 'point_entries', [
    ...movement(setting, {
      account: 'SALES',
      reason: 'PURCHASE',
      points: BOUGHT,
      reference: order.id,
      at: bought,
    }),
    ...opened.flatMap(({ resumeId, at }) =>
      movement(setting, { account: 'VIEWS', reason: 'VIEW', points: -VIEW, reference: resumeId, at }),
    ),
  ])
  await copyRows(
    client,
    'resume_views',
    opened.map(({ resumeId, at }) => ({
      company_id: companyId,
      resume_id: resumeId,
      points: VIEW,
      created_at: at,
    })),
  )
  return order
}

function ticketOrder({ random, memberId }: Setting, bought: Date): PaidOrder {
  return {
    id: random.uuid(bought),
    member_id: memberId,
    product_id: 'ticket-30000',
    kind: 'TICKET',
    title: null,
    points: BOUGHT,
    paid_at: bought,
    status: 'PAID',
    product_amount: BOUGHT,
    surcharge_amount: 0,
    discount_amount: 0,
    total_amount: BOUGHT,
    created_at: bought,
    expires_at: new Date(bought.getTime() + DAY / 48),
    updated_at: bought,
  }
}

type Entry = Insertable<Database['point_entries']>

function movement(
  { random, memberId }: Setting,
  given: Pick<Entry, 'account' | 'reason'> & { points: number; reference: string; at: Date },
): Entry[] {
  const { account, reason, points, reference, at } = given
  const shared = { movement_id: random.uuid(at), member_id: memberId, reason, reference, created_at: at }
  return [
    { ...shared, id: random.uuid(at), account: 'PAID', points },
    { ...shared, id: random.uuid(at), account, points: -points },
  ]
}

/** One proposal to the demonstration worker, and one that another worker accepted. */
function proposalsOf(setting: Setting): Insertable<Database['proposals']>[] {
  const { random, now, companyId, companyName, jobs, people } = setting
  const [job] = jobs
  const [worker] = people
  const other = people.at(-1)
  if (!job || !worker || !other) return []
  const sent = new Date(now.getTime() - DAY)
  const accepted = new Date(now.getTime() - 4 * DAY)
  const proposal = {
    company_id: companyId,
    title: '저희 공장에서 함께 일하고 싶어요',
    company_name: companyName,
    contact: job.contact,
    category: job.categories[0] ?? ('FACTORY' as const),
    pay_type: job.pay_type,
    pay_amount: job.pay_amount,
    address: job.address,
    hours: '09:00-18:00',
    period_type: job.period_type,
    number_of_work_days: job.number_of_work_days,
    details: '이력서를 보고 연락드려요. 기숙사와 세 끼 식사를 드리고, 처음이어도 차근차근 알려 드려요.',
  }
  const to = ({ memberId, resumeId }: Worker, at: Date) => ({
    ...proposal,
    id: random.uuid(at),
    member_id: memberId,
    resume_id: resumeId,
    created_at: at,
  })
  return [
    { ...to(worker, sent), job_id: job.id, status: 'SENT', answered_at: null },
    {
      ...to(other, accepted),
      job_id: null,
      status: 'ACCEPTED',
      answered_at: new Date(accepted.getTime() + DAY / 4),
    },
  ]
}
