import type { Dashboard, EmployerJob } from '../../../contract/job/announcement.ts'
import type { JobStatus } from '../../../contract/base/enums.ts'
import type { Db } from '../../db/database.ts'
import { seoulDay } from '../../seoul-day.ts'
import { findCompany } from '../employer/service.ts'
import { cardsFor, closingAt, findCards } from '../job/service.ts'
import { countByStatus, findDays, findOwnPage, findPendingCounts } from './list-queries.ts'
import { DAY } from './queries.ts'

const CHART_DAYS = 14

interface Wanted {
  status?: JobStatus | undefined
  langCode: string
  pageNumber: number
  pageSize: number
}

/** The employer's announcements for the dashboard; empty without a company. */
export async function findEmployerJobs(
  db: Db,
  memberId: string,
  query: Wanted,
  now: Date,
): Promise<{ data: EmployerJob[]; totalCount: number }> {
  const company = await findCompany(db, memberId)
  if (!company) return { data: [], totalCount: 0 }
  const [page, counts] = await Promise.all([
    findOwnPage(db, { ...query, companyId: company.id }, now),
    countByStatus(db, company.id, now),
  ])
  const rows = await findCards(
    db,
    page.map((row) => row.id),
  )
  const cards = await cardsFor(db, rows, { memberId: null, langCode: query.langCode, now })
  const rowById = new Map(rows.map((row) => [row.id, row]))
  const cardById = new Map(cards.map((card) => [card.id, card]))
  const data = page.flatMap((row) => {
    const card = cardById.get(row.id)
    const job = rowById.get(row.id)
    if (!card || !job) return []
    return [
      {
        ...card,
        ...closingAt({ ...job, closed_at: row.closed_at }, now),
        depositOrderId: row.deposit_order_id,
        depositDueDate: row.deposit_due_at?.toISOString() ?? null,
        periodStart: row.period_start?.toISOString() ?? null,
        applicantCount: row.applicants,
        unreadCount: row.unread,
        unreadMessages: row.unread_messages,
        viewCount: row.views,
      },
    ]
  })
  const counted = query.status ? [counts.get(query.status) ?? 0] : [...counts.values()]
  return { data, totalCount: counted.reduce((sum, count) => sum + count, 0) }
}

/** An employer's figures per day and in total. */
export async function readDashboard(db: Db, memberId: string, now: Date): Promise<Dashboard> {
  const today = seoulDay(now)
  const first = seoulDay(new Date(now.getTime() - (2 * CHART_DAYS - 1) * DAY))
  const company = await findCompany(db, memberId)
  const companyId = company?.id ?? NOBODY
  const [counts, days, standing] = await Promise.all([
    countByStatus(db, companyId, now),
    findDays(db, { companyId, first, last: today }),
    findPendingCounts(db, { id: companyId, memberId }),
  ])
  const before = days.slice(0, CHART_DAYS)
  return {
    inProgress: counts.get('IN_PROGRESS') ?? 0,
    waiting: (counts.get('IN_REVIEW') ?? 0) + (counts.get('PAYMENT_DUE') ?? 0),
    closed: counts.get('CLOSED') ?? 0,
    unread: standing.unread,
    days: days.slice(CHART_DAYS),
    applicantsBefore: before.reduce((sum, day) => sum + day.applicants, 0),
    balance: standing.balance,
    proposals: standing.proposals,
  }
}

/** Stands in for the company of an employer without one: the dashboard is empty. */
const NOBODY = '00000000-0000-0000-0000-000000000000'
