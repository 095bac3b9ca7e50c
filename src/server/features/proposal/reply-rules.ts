import { AppError, fieldError } from '../../../contract/base/errors.ts'
import {
  ANSWERS_TO,
  DAYS_AHEAD,
  type EmployerReplyForm,
  isQuestion,
  TIMES_AHEAD,
  type WorkerReplyForm,
} from '../../../contract/candidate/proposal-reply.ts'
import { seoulDay } from '../../seoul-day.ts'
import type { ReplyRow } from './reply-queries.ts'

export type ReplyForm = WorkerReplyForm | EmployerReplyForm
export type Side = ReplyRow['side']

/** A reply to be stored: parts that its code does not have are left out. */
export type NewReply = Pick<ReplyRow, 'side' | 'code' | 'about_id' | 'times' | 'day'>

/**
 * Checks the times and the day of a reply, which must lie ahead.
 * @throws AppError VALIDATION, TIME_PASSED
 */
export function newReply(side: Side, { code, about, times, date }: ReplyForm, now: Date): NewReply {
  const isAbout = code !== 'OTHER_TIMES' && code !== 'ASK_LATER' && !isQuestion(code)
  if (isAbout && about === null)
    throw fieldError('about', 'REQUIRED', 'names the reply that this one answers')
  return {
    side,
    code,
    about_id: isAbout ? about : null,
    times: code === 'OTHER_TIMES' || code === 'TIME_AGREED' ? timesOf(code, times, now) : [],
    day: dayOf(code, date, now),
  }
}

/** Distinct times in their order. */
function timesOf(code: 'OTHER_TIMES' | 'TIME_AGREED', times: readonly string[], now: Date): Date[] {
  const instants = [...new Set(times.map((time) => Date.parse(time)))].toSorted((one, other) => one - other)
  if (instants.length === 0) throw fieldError('times', 'REQUIRED', 'has at least one time')
  if (code === 'TIME_AGREED' && instants.length > 1) throw fieldError('times', 'TOO_LONG', 'is one time')
  if (instants.some((instant) => instant <= now.getTime())) throw passed('times')
  if (instants.some((instant) => instant > now.getTime() + TIMES_AHEAD))
    throw fieldError('times', 'TOO_LARGE', 'is within sixty days')
  return instants.map((instant) => new Date(instant))
}

/** `START_LATER` may name a day, `ASK_LATER` and `START_ON` must. */
function dayOf(code: ReplyForm['code'], date: string | null, now: Date): string | null {
  if (code !== 'START_LATER' && code !== 'ASK_LATER' && code !== 'START_ON') return null
  if (date === null) {
    if (code === 'START_LATER') return null
    throw fieldError('date', 'REQUIRED', 'is a day')
  }
  if (date <= seoulDay(now)) throw passed('date')
  if (date > seoulDay(new Date(now.getTime() + DAYS_AHEAD)))
    throw fieldError('date', 'TOO_LARGE', 'is within a year')
  return date
}

const passed = (field: string) =>
  new AppError('TIME_PASSED', { fields: [{ field, code: 'TOO_SMALL', message: 'lies ahead' }] })

/** An earlier reply that says the same and still stands, so that two tabs or devices have one effect. */
export function sameBefore(earlier: readonly ReplyRow[], reply: NewReply): ReplyRow | undefined {
  const same = earlier.findLast(
    (each) =>
      each.side === reply.side &&
      each.code === reply.code &&
      each.about_id === reply.about_id &&
      each.day === reply.day &&
      String(each.times.map(Number)) === String(reply.times.map(Number)),
  )
  // Times and days that were replaced since may be named again.
  const isRepeatable = reply.code === 'OTHER_TIMES' || reply.code === 'ASK_LATER'
  return isRepeatable && same !== latest(earlier, reply.code) ? undefined : same
}

const latest = (replies: readonly ReplyRow[], ...codes: string[]) =>
  replies.findLast(({ code }) => codes.includes(code))

/**
 * Checks that a reply fits what it is about.
 * @throws AppError REPLY_OUTDATED if that was answered or replaced meanwhile, VALIDATION if it never fitted
 */
export function requireFits(earlier: readonly ReplyRow[], reply: NewReply, now: Date): void {
  if (reply.about_id === null) return
  const about = earlier.find(({ id, side }) => id === reply.about_id && side !== reply.side)
  if (!about) throw fieldError('about', 'UNKNOWN', 'is no reply of the other side')
  if (reply.code === 'TIME_AGREED') requireOffered(earlier, reply, about)
  else if (reply.code === 'ASK_AGAIN') requireAskedLater(earlier, about, now)
  else requireAnswers(earlier, reply, about)
}

function requireOffered(earlier: readonly ReplyRow[], reply: NewReply, about: ReplyRow): void {
  if (about.code !== 'OTHER_TIMES') throw fieldError('about', 'INVALID', 'offers no times')
  if (latest(earlier, 'OTHER_TIMES', 'TIME_AGREED') !== about) throw new AppError('REPLY_OUTDATED')
  const offered = about.times.map(Number)
  if (!reply.times.every((time) => offered.includes(time.getTime())))
    throw fieldError('times', 'UNKNOWN', 'is none of the times offered')
}

function requireAskedLater(earlier: readonly ReplyRow[], about: ReplyRow, now: Date): void {
  if (about.code !== 'ASK_LATER') throw fieldError('about', 'INVALID', 'names no day')
  if (latest(earlier, 'ASK_LATER', 'ASK_AGAIN') !== about) throw new AppError('REPLY_OUTDATED')
  if (about.day !== null && seoulDay(now) < about.day)
    throw fieldError('code', 'INVALID', 'is asked from the named day on')
}

function requireAnswers(earlier: readonly ReplyRow[], reply: NewReply, about: ReplyRow): void {
  const fitting: readonly string[] = isQuestion(about.code) ? ANSWERS_TO[about.code] : []
  if (!fitting.includes(reply.code)) throw fieldError('code', 'INVALID', 'does not answer that question')
  if (earlier.some((each) => each.about_id === about.id)) throw new AppError('REPLY_OUTDATED')
}
