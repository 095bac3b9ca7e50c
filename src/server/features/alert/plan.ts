import { inTransaction, type Db } from '../../db/database.ts'
import { isAboutCompany } from '../../../contract/message/notification.ts'
import { seoulDay } from '../../seoul-day.ts'
import { readableName } from '../../i18n/romanized.ts'
import { jobsOf } from '../notification/service.ts'
import { headlinesOf } from '../work/headlines.ts'
import {
  findPendingKinds,
  insertDeliveries,
  postponePlans,
  takeDuePlans,
  takePending,
  type DuePlan,
  type NewDelivery,
  type TakenNotification,
} from './plan-queries.ts'
import { isNight, nextMorning, tonight } from './push-hours.ts'
import { isBulkNotification, pushMessage, topicOf } from './push-message.ts'

const BATCH = 200
/** Maximum number of pushes per member and day (issue 4). */
const MAX_PER_DAY = 3
/** Minimum interval between pushes about new jobs and news, to spread them over the day. */
const APART = 3 * 3_600_000
/** Older notifications are not pushed; they stay in the list. */
const STALE = 36 * 3_600_000

/**
 * Combines pending notifications into one push per due member, within the daily maximum and never at night. One
 * transaction, so that nothing is pushed twice or lost.
 * @returns number of due members
 */
export async function planDuePushes(db: Db, now: Date): Promise<number> {
  if (isNight(now)) return 0
  const day = seoulDay(now)
  return inTransaction(db, async (tx) => {
    const plans = await takeDuePlans(tx, now, day, BATCH)
    if (plans.length === 0) return 0
    const kinds = await findPendingKinds(
      tx,
      plans.map((plan) => plan.memberId),
    )
    const later = plans.flatMap((plan) => {
      const dueAt = laterTime(plan, (kinds.get(plan.memberId) ?? []).every(isBulkNotification), now)
      return dueAt ? [{ memberId: plan.memberId, dueAt }] : []
    })
    await postponePlans(tx, later)
    const waiting = new Set(later.map((each) => each.memberId))
    const ready = plans.filter((plan) => !waiting.has(plan.memberId))
    const taken = await takePending(
      tx,
      ready.map((plan) => plan.memberId),
    )
    const jobOf = await jobsOf(tx, taken)
    const headlineIn = await headlinesOf(tx, taken.map(jobOf))
    const subjectIn = (each: TakenNotification, langCode: string) =>
      headlineIn(jobOf(each), langCode) ?? subjectFor(each, langCode)
    await insertDeliveries(tx, deliveriesFor(ready, taken, { now, subjectIn }), {
      now,
      day,
      expiresAt: tonight(now),
    })
    return plans.length
  })
}

const subjectFor = ({ kind, subject }: TakenNotification, langCode: string) =>
  isAboutCompany(kind) ? readableName(subject, langCode) : subject

function laterTime(plan: DuePlan, isOnlyFeed: boolean, now: Date): Date | null {
  if (plan.sent >= MAX_PER_DAY) return nextMorning(now)
  if (!isOnlyFeed || plan.lastSentAt === null) return null
  const next = new Date(plan.lastSentAt.getTime() + APART)
  return next > now ? next : null
}

function deliveriesFor(
  plans: readonly DuePlan[],
  taken: readonly TakenNotification[],
  { now, subjectIn }: { now: Date; subjectIn: (each: TakenNotification, langCode: string) => string },
): NewDelivery[] {
  const byMember = Map.groupBy(taken, (each) => each.memberId)
  return plans.flatMap((plan) => {
    if (!plan.alarmOn) return []
    const [first, ...others] = (byMember.get(plan.memberId) ?? []).filter(
      (each) => !each.isRead && now.getTime() - each.createdAt.getTime() < STALE,
    )
    if (!first) return []
    const inWords = (each: TakenNotification) => ({
      ...each,
      subject: subjectIn(each, plan.langCode),
      actor: each.actor && readableName(each.actor, plan.langCode),
    })
    const pending = [inWords(first), ...others.map(inWords)] as const
    return [{ memberId: plan.memberId, topic: topicOf(pending), message: pushMessage(pending, plan) }]
  })
}
