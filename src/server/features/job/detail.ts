import type { Behind } from '../../../contract/job/behind.ts'
import type { JobDetail } from '../../../contract/job/job.ts'
import { AppError } from '../../../contract/base/errors.ts'
import { payFigures } from '../../../contract/wage/minimum-pay.ts'
import type { WageWarning } from '../../../contract/base/enums.ts'
import { workLawOf } from '../../../contract/wage/work-law.ts'
import { minimumWageOn, seafarersMinimumOn } from '../../../reference/wage/minimum-wages.ts'
import { seoulDay } from '../../seoul-day.ts'
import { readsKorean } from '../../../reference/name-in.ts'
import { regionName } from '../../../reference/regions.ts'
import type { Db } from '../../db/database.ts'
import { findRegistration } from '../employer/service.ts'
import { isOwnJob } from '../announcement/queries.ts'
import { warningsOf } from '../signal/service.ts'
import { translationsIn } from '../translation/read.ts'
import { phrasesOf, postedWorkOf } from '../work/work-of.ts'
import { cardsFor, closingAt, isGuaranteed, markedFor, type Reader } from './card.ts'
import { addressInEnglish } from '../../i18n/romanized.ts'
import { findJob, findOwnApplication, findRegionPay, type JobRow, type RegionPay } from './queries.ts'
import { cachePerDatabase } from '../../ttl-cache.ts'

/** Fewer jobs give no meaningful median for a district. */
const MIN_FOR_MEDIAN = 5

const mediansOf = cachePerDatabase<RegionPay>({ maxAge: 600_000, renewAfter: 300_000 })

/** @throws AppError NOT_FOUND for unknown jobs and those that were never public */
export async function readJob(db: Db, id: string, reader: Reader): Promise<JobDetail> {
  const job = await findJob(db, id)
  if (!job || job.status === 'IN_REVIEW' || job.status === 'PAYMENT_DUE') throw new AppError('NOT_FOUND')
  return detailOf(db, job, reader)
}

/** Detail of a job in any status. */
export async function detailOf(db: Db, job: JobRow, reader: Reader): Promise<JobDetail> {
  const [cards, pay, business, application, translations, warnings] = await Promise.all([
    cardsFor(db, [job], reader),
    regionPay(db, job.region_id, reader.now),
    findRegistration(db, job.company_id),
    reader.memberId ? findOwnApplication(db, reader.memberId, job.id) : undefined,
    translationsOf(db, job, reader.langCode),
    warningsOf(db, job),
  ])
  const [card] = cards
  if (!card) throw new AppError('NOT_FOUND')
  return {
    ...card,
    ...ownFacts(job, reader.now),
    phrases: phrasesOf(job, reader.langCode),
    addressInEnglish: addressInEnglish(job),
    businessName: business.name,
    businessVerified: business.isVerified,
    behind: {
      verified: business.verified,
      arrears: business.arrears,
      payGuarantee: guaranteeOf(job, reader.now),
    },
    translations,
    regionMedianHourly: medianIn(pay),
    warnings,
    regionMedianName: regionName(job.region_id, reader.langCode),
    application: applicationOf(application),
  }
}

/** The same job with the member's marks and application. */
export async function detailFor(db: Db, job: JobDetail, memberId: string): Promise<JobDetail> {
  const [[marked = job], application, isOwn] = await Promise.all([
    markedFor(db, [job], memberId),
    findOwnApplication(db, memberId, job.id),
    isOwnJob(db, memberId, job.id),
  ])
  return { ...marked, ...(isOwn && { isOwn }), application: applicationOf(application) }
}

function applicationOf(own: Awaited<ReturnType<typeof findOwnApplication>>): JobDetail['application'] {
  if (!own) return null
  const { status, stage, created_at: at } = own
  return { status, stage: stage ?? status, createdDate: at.toISOString() }
}

function guaranteeOf(job: JobRow, now: Date): Behind['payGuarantee'] {
  const { guaranteed_until: until, guarantee_kind: kind } = job
  return until !== null && kind !== null && isGuaranteed(job, now) ? { kind, until } : null
}

function wageWarnings(job: JobRow, now: Date): WageWarning[] {
  const work = { ...postedWorkOf(job), workplaceSize: job.workplace_size }
  const today = seoulDay(now)
  const minimum = minimumWageOn(today)
  const { hourly, missing, longestDay } = payFigures(work, minimum, seafarersMinimumOn(today))
  const isSeafarer = workLawOf(job.occupations) === 'SEAFARERS'
  const isBelow = missing > 0 && (isSeafarer || hourly < minimum)
  return [
    ...(isBelow ? (['BELOW_MINIMUM'] as const) : missing > 0 ? (['PREMIUMS_MISSING'] as const) : []),
    ...(longestDay === null ? [] : (['ABOVE_52_HOURS'] as const)),
  ]
}

async function translationsOf(db: Db, { id, title, details }: JobRow, langCode: string) {
  if (readsKorean(langCode)) return {}
  const texts = { JOB_TITLE: title, JOB_DETAILS: details }
  const stored = (await translationsIn(db, langCode, [{ id, texts }])).get(id)
  return { title: stored?.JOB_TITLE, details: stored?.JOB_DETAILS }
}

function ownFacts(job: JobRow, now: Date) {
  return {
    details: job.details,
    latitude: job.latitude,
    longitude: job.longitude,
    contact: job.contact,
    categoryEtc: job.category_etc,
    businessHourNegotiable: job.business_hour_negotiable,
    nationalityUnconcerned: job.nationality_unconcerned,
    countryCodes: job.country_codes,
    onTheWay: job.on_the_way,
    startDate: job.start_date !== null && job.start_date >= seoulDay(now) ? job.start_date : null,
    workplaceSize: job.workplace_size,
    longHoursReason: job.long_hours_reason,
    wageWarnings: wageWarnings(job, now),
    ...closingAt(job, now),
  }
}

const medianIn = ({ jobs, median }: RegionPay) => (jobs < MIN_FOR_MEDIAN ? null : median)

/** Median won per hour of a district; null below five jobs. */
export async function medianHourlyOf(db: Db, regionId: number, now: Date): Promise<number | null> {
  return medianIn(await findRegionPay(db, regionId, now))
}

function regionPay(db: Db, regionId: number, now: Date): Promise<RegionPay> {
  return mediansOf(db).get(String(regionId), () => findRegionPay(db, regionId, now))
}
