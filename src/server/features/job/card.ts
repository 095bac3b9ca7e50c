import { regularHour } from '../../../contract/wage/posted-week.ts'
import type { ClosedReason, JobStatus } from '../../../contract/base/enums.ts'
import type { JobCard, JobDetail } from '../../../contract/job/job.ts'
import type { Coordinates } from '../../../contract/place/distance.ts'
import { seoulDay } from '../../seoul-day.ts'
import { regionName, regions } from '../../../reference/regions.ts'
import { towns } from '../../../reference/towns.ts'
import type { Db } from '../../db/database.ts'
import { type CardRow, findMarks, type Marks } from './card-queries.ts'
import { keywordsOf } from '../work/keywords.ts'
import { type WorkInLanguage, workOf } from '../work/work-of.ts'
import { workDaysOf } from './stated-work.ts'
import { languageOf } from '../../i18n/text-in.ts'
import { romanizedName } from '../../i18n/romanized.ts'

export interface Reader {
  memberId: string | null
  langCode: string
  now: Date
}

/** Cards with the member's own marks, which cost one query per page. */
export async function cardsFor(db: Db, rows: CardRow[], reader: Reader): Promise<JobCard[]> {
  const ids = rows.map((row) => row.id)
  const marks =
    reader.memberId && ids.length > 0 ? await findMarks(db, reader.memberId, ids) : new Map<string, Marks>()
  return rows.map((row) => cardOf(row, marks.get(row.id), reader))
}

/** The same cards with the member's marks. */
export async function markedFor<Card extends Pick<JobCard, 'id' | 'apply' | 'favorited'>>(
  db: Db,
  cards: Card[],
  memberId: string,
): Promise<Card[]> {
  if (cards.length === 0) return cards
  const ids = cards.map(({ id }) => id)
  const marks = await findMarks(db, memberId, ids)
  return cards.map((card) => {
    const { applied = false, favorited = false } = marks.get(card.id) ?? {}
    return { ...card, apply: applied, favorited }
  })
}

export function cardOf(
  row: CardRow,
  marks: Marks | undefined,
  reader: Pick<Reader, 'langCode' | 'now'>,
): JobCard {
  return {
    id: row.id,
    companyName: row.company_name,
    ...saidOf(row, reader.langCode),
    title: row.title,
    address: row.address,
    addressDetails: row.address_details,
    payType: row.pay_type,
    payAmount: row.pay_amount,
    apply: marks?.applied ?? false,
    favorited: marks?.favorited ?? false,
    visaAvailable: row.visa_available,
    useSecurePayment: isGuaranteed(row, reader.now),
    createdDate: (row.listed_at ?? row.created_at).toISOString(),
    imageUrl: fileUrl(row.image_file),
    logoImageUrl: fileUrl(row.logo_file),
    keywordList: keywordsOf(row),
    numberOfPersons: row.number_of_persons,
    gender: row.gender,
    periodType: row.period_type,
    numberOfWorkDays: row.number_of_work_days,
    ...daysOf(row),
    workingTimeSpan: workingTimeSpan(row),
    ...(row.break_minutes === null ? {} : { breakMinutes: row.break_minutes }),
    productType: row.product_type,
    status: statusAt(row, reader.now).status,
    periodEnd: row.period_end?.toISOString() ?? null,
    regionId: row.region_id,
    regionName: regionName(row.region_id, reader.langCode),
    jobCategories: row.categories,
    hourlyEquivalent: row.hourly_equivalent,
    regularHour: regularHour({
      payType: row.pay_type,
      payAmount: row.pay_amount,
      numberOfWorkDays: row.number_of_work_days,
      startMinutes: row.start_minutes,
      endMinutes: row.end_minutes,
      breakMinutes: row.break_minutes,
      categories: row.categories,
      occupations: row.occupations,
    }),
    place: { latitude: row.latitude, longitude: row.longitude, isApproximate: isCentre(row) },
  }
}

/** Until the end of the last day in Seoul, even before the sweep has run. */
export const isGuaranteed = ({ guaranteed_until: until }: Pick<CardRow, 'guaranteed_until'>, now: Date) =>
  until !== null && until >= seoulDay(now)

/** A job is closed at the end of its term, even before the sweep has run. */
export function statusAt(
  job: Pick<CardRow, 'status' | 'closed_reason' | 'period_end'>,
  now: Date,
): { status: JobStatus; closedReason: ClosedReason | null } {
  const isOver = job.status === 'IN_PROGRESS' && job.period_end !== null && job.period_end <= now
  return isOver
    ? { status: 'CLOSED', closedReason: 'EXPIRED' }
    : { status: job.status, closedReason: job.closed_reason }
}

/** Why and when a job was closed; null for open ones. */
export function closingAt(
  job: Parameters<typeof statusAt>[0] & { closed_at: Date | null },
  now: Date,
): Pick<JobDetail, 'closedReason' | 'closedDate'> {
  const { status, closedReason } = statusAt(job, now)
  const date = closedReason === 'EXPIRED' ? (job.closed_at ?? job.period_end) : job.closed_at
  return { closedReason, closedDate: status === 'CLOSED' ? (date?.toISOString() ?? null) : null }
}

/** Left out where they are not known, as most lists are read over mobile networks. */
function daysOf(row: CardRow): Pick<JobCard, 'workDays'> {
  const workDays = workDaysOf(row)
  return workDays ? { workDays } : {}
}

type Said = WorkInLanguage & Pick<JobCard, 'companyNameRomanized'>

/** By row, as rows of lists are shared (card-queries.ts), and by language. */
const said = new WeakMap<CardRow, Map<string, Said>>()

/** What a card says in a language: the same until the row changes. */
function saidOf(row: CardRow, langCode: string): Said {
  const language = languageOf(langCode)
  const known = said.get(row) ?? new Map<string, Said>()
  said.set(row, known)
  const found = known.get(language) ?? { ...romanizedOf(row.company_name), ...workOf(row, language) }
  known.set(language, found)
  return found
}

function romanizedOf(name: string): Pick<JobCard, 'companyNameRomanized'> {
  const companyNameRomanized = romanizedName(name)
  return companyNameRomanized === undefined ? {} : { companyNameRomanized }
}

function fileUrl(reference: string | null): string | null {
  return reference === null ? null : `/files/${reference}`
}

function workingTimeSpan(
  row: Pick<CardRow, 'start_minutes' | 'end_minutes' | 'business_hour_negotiable'>,
): string {
  if (row.business_hour_negotiable || row.start_minutes === null || row.end_minutes === null) return ''
  return `${timeOfDay(row.start_minutes)}-${timeOfDay(row.end_minutes)}`
}

function timeOfDay(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

let centres: Set<string> | null = null

const pointOf = ({ latitude, longitude }: Coordinates) => `${latitude},${longitude}`

/**
 * Whether coordinates are the centre of a town or district: what a job gets whose address was found without exact
 * coordinates (providers/address). An exact result has more digits and does not meet one by chance.
 */
function isCentre(place: Coordinates): boolean {
  centres ??= new Set([...towns, ...regions].map(pointOf))
  return centres.has(pointOf(place))
}
