import type { JobDetail } from '../../../contract/job/job.ts'
import { AppError } from '../../../contract/base/errors.ts'
import { regionName } from '../../../reference/regions.ts'
import type { Db } from '../../db/database.ts'
import { findRegistration } from '../employer/service.ts'
import { cardsFor, closingAt, type Reader } from './card.ts'
import { findJob, findOwnApplication, findRegionPay, type JobRow, type RegionPay } from './queries.ts'
import { TtlCache } from '../../ttl-cache.ts'

/** Fewer jobs give no meaningful median for a district. */
const MIN_FOR_MEDIAN = 5
const MEDIAN_TERMS = { maxAge: 600_000, renewAfter: 300_000 }

const medians = new WeakMap<Db, TtlCache<RegionPay>>()

/** @throws AppError NOT_FOUND for unknown jobs and those that were never public */
export async function readJob(db: Db, id: string, reader: Reader): Promise<JobDetail> {
  const job = await findJob(db, id)
  if (!job || job.status === 'IN_REVIEW' || job.status === 'PAYMENT_DUE') throw new AppError('NOT_FOUND')
  return detailOf(db, job, reader)
}

/** Detail of a job in any status. */
export async function detailOf(db: Db, job: JobRow, reader: Reader): Promise<JobDetail> {
  const [cards, pay, business, application] = await Promise.all([
    cardsFor(db, [job], reader),
    regionPay(db, job.region_id, reader.now),
    findRegistration(db, job.company_id),
    reader.memberId ? findOwnApplication(db, reader.memberId, job.id) : undefined,
  ])
  const [card] = cards
  if (!card) throw new AppError('NOT_FOUND')
  return {
    ...card,
    ...ownFacts(job, reader.now),
    businessName: business.name,
    businessVerified: business.isVerified,
    regionMedianHourly: pay.jobs < MIN_FOR_MEDIAN ? null : pay.median,
    regionMedianName: regionName(job.region_id, reader.langCode),
    application: application
      ? {
          status: application.status,
          stage: application.stage ?? application.status,
          createdDate: application.created_at.toISOString(),
        }
      : null,
  }
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
    ...closingAt(job, now),
  }
}

function regionPay(db: Db, regionId: number, now: Date): Promise<RegionPay> {
  const known = medians.get(db) ?? new TtlCache<RegionPay>(MEDIAN_TERMS)
  medians.set(db, known)
  return known.get(String(regionId), () => findRegionPay(db, regionId, now))
}
