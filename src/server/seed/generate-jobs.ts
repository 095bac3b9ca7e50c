import type { JobCategory, JobKeyword, ProductType } from '../../contract/base/enums.ts'
import { minimumWageOn } from '../../reference/wage/minimum-wages.ts'
import { seoulDay } from '../seoul-day.ts'
import { rememberingReader } from '../features/work/read-work.ts'
import type { Artwork } from './artwork.ts'
import type { Company } from './companies.ts'
import { guaranteedColumns } from './guarantees.ts'
import { generatePay, type Pay } from './pay.ts'
import { furtherRegionIds, placeIn, type Place } from './places.ts'
import { createRandom, type Random, weighted } from './random.ts'
import { type JobRow, type UnreadJob, withWork } from './job-row.ts'
import { generateSchedule, pickMeals, pickPeriod, shiftOf } from './schedule.ts'
import { pickProduct, pickRole } from './text/company-kinds.ts'
import { generateDetails, LONG_TERMS } from './text/details.ts'
import type { Draft } from './text/draft.ts'
import { SECTORS } from './text/sectors.ts'
import { generateTitle } from './text/titles.ts'
import { type Trap, TRAPS } from './text/traps.ts'

export interface JobSource {
  seed: string
  companies: Company[]
  artwork: Artwork
  now: Date
}

const DAY = 86_400_000
const DAYS: Record<ProductType, readonly number[]> = {
  PREMIUM: [30],
  GRAND: [30],
  LOCAL: [7, 15, 30],
  LIFE: [7],
}
/** Share of jobs whose term has ended. */
const ENDED = 0.06
const LODGINGS = ['FREE_DORMITORY', 'SHARED_ROOM', 'STUDIO'] as const
const COUNTRIES = ['vn', 'np', 'kh', 'uz', 'mm', 'th', 'id', 'mn', 'ph', 'lk', 'bd', 'cn']

const pickTier = weighted<ProductType>([
  ['PREMIUM', 13],
  ['GRAND', 27],
  ['LIFE', 150],
  ['LOCAL', 810],
])

/** Yields jobs in batches, so that a million do not have to fit in memory. */
export function* generateJobs(source: JobSource, jobs: number, piece = 2_000): Generator<JobRow[]> {
  const random = createRandom(`${source.seed}/postings`)
  const read = rememberingReader()
  const traps = placedTraps(source.companies)
  for (let start = 0; start < jobs; start += piece) {
    const length = Math.min(piece, jobs - start)
    const indexes = Array.from({ length }, (_, at) => start + at)
    yield indexes.map((index) => withWork(generateJob(random, source, index, traps.get(index)), read))
  }
}

function generateJob(random: Random, source: JobSource, index: number, trap?: Trap): UnreadJob {
  const company = source.companies[index] ?? random.pick(source.companies)
  const tier = pickTier(random)
  const place = placeIn(random, company.home)
  const term = generateTerm(random, tier, source.now)
  const minimum = minimumWageOn(seoulDay(term.period_start))
  const given = trap ? { role: trap.role } : {}
  const drafted = generateDraft(random, company.row.name, company.category, place, minimum, given)
  const useSecurePayment = drafted.useSecurePayment && company.guarantee !== null
  const draft = { ...drafted, ...trap?.facts, useSecurePayment }
  const title = trap?.title ?? generateTitle(random, draft)
  return {
    ...identity(random, company, term, source.now),
    ...offerOf(random, draft),
    ...guaranteedColumns(company.guarantee, useSecurePayment),
    ...where(draft.place),
    product_type: tier,
    title,
    details: generateDetails(random, draft),
    local_region_ids: tier === 'LOCAL' && random.chance(0.12) ? furtherRegionIds(random, place.region) : [],
    image_file: imageOf(random, source.artwork, tier, company.category),
  }
}

/** Index of the first job that may have a trap title. */
const FIRST_TRAP = 300

/** Traps by the indexes of jobs: of the first companies of their categories, so that work and title agree. */
function placedTraps(companies: readonly Company[]): ReadonlyMap<number, Trap> {
  const placed = new Map<number, Trap>()
  for (const trap of TRAPS) {
    const at = companies.findIndex(
      ({ category }, index) => index >= FIRST_TRAP && category === trap.category && !placed.has(index),
    )
    placed.set(at, trap)
  }
  return placed
}

/** Generates the facts of a job, but for those given, from which its text is written. */
export function generateDraft(
  random: Random,
  companyName: string,
  category: JobCategory,
  place: Place,
  minimum: number,
  given: Partial<Pick<Draft, 'role' | 'schedule' | 'period'>> = {},
): Draft {
  const sector = SECTORS[category]
  const schedule = given.schedule ?? generateSchedule(random, category)
  const pay = generatePay(random, category, schedule, minimum)
  const period = given.period ?? pickPeriod(random, category, pay.payType)
  const keywords = pickKeywords(random, category, pay, minimum)
  const lodging = keywords.includes('PROVIDE_RESIDENCE') ? random.pick(LODGINGS) : null
  const role = given.role ?? pickRole(random, category, companyName)
  return {
    companyName,
    category,
    sector,
    role,
    product: given.role === undefined ? pickProduct(random, category, companyName, role) : null,
    place,
    schedule,
    shift: shiftOf(schedule),
    pay,
    period,
    keywords,
    lodging,
    meals: keywords.includes('PROVIDE_MEAL') ? pickMeals(random, lodging, schedule) : null,
    numberOfPersons: random.chance(0.6) ? random.int(1, 4) : random.int(5, 20),
    visaAvailable: LONG_TERMS.has(period) && random.chance(0.32),
    useSecurePayment: random.chance(0.36),
    onTheWay: random.chance(0.3),
  }
}

function pickKeywords(random: Random, category: JobCategory, pay: Pay, minimum: number): JobKeyword[] {
  const isLivingIn = category === 'FARM' || category === 'FACTORY' || category === 'CONSTRUCTION'
  const isDesk = category === 'TRANSLATION' || category === 'OFFICE'
  const chances: [JobKeyword, number][] = [
    ['HIGH_PAYMENT', pay.hourly > minimum * 1.3 ? 0.8 : 0],
    ['EASY_WORK', 0.22],
    ['PROVIDE_MEAL', isDesk ? 0.2 : 0.55],
    ['PROVIDE_RESIDENCE', isLivingIn ? 0.5 : 0.1],
    ['KOREAN_NOT_CARE', isDesk ? 0 : 0.24],
    ['VISA_NOT_CARE', 0.1],
  ]
  const picked = chances.filter(([, chance]) => random.chance(chance)).map(([keyword]) => keyword)
  return picked.length > 0 ? picked : [isDesk ? 'EASY_WORK' : 'PROVIDE_MEAL']
}

/** The columns that follow from the draft. */
export function offerOf(random: Random, draft: Draft) {
  const { category, schedule, pay, period } = draft
  const isOpenToAll = random.chance(0.82)
  const second: JobCategory[] = category === 'FACTORY' && random.chance(0.06) ? ['ETC'] : []
  return {
    company_name: draft.companyName,
    categories: category === 'ETC' ? ['ETC' as const] : [category, ...second],
    category_etc: category === 'ETC' ? draft.role : null,
    keywords: draft.keywords,
    // None of this work needs one, and employers may not choose by it (Equal Employment Opportunity Act art. 7).
    gender: 'NONE' as const,
    number_of_persons: draft.numberOfPersons,
    nationality_unconcerned: isOpenToAll,
    country_codes: isOpenToAll ? [] : random.some(COUNTRIES, random.int(1, 4)),
    pay_type: pay.payType,
    pay_amount: pay.payAmount,
    hourly_equivalent: pay.hourly,
    period_type: period,
    number_of_work_days: schedule.numberOfWorkDays,
    work_days: null,
    start_minutes: schedule.startMinutes,
    end_minutes: schedule.endMinutes,
    break_minutes: null,
    business_hour_negotiable: schedule.startMinutes === null,
    on_the_way: draft.onTheWay,
    visa_available: draft.visaAvailable,
    workplace_size: 'FIVE_OR_MORE' as const,
    long_hours_reason: null,
    start_date: null,
  }
}

export interface Term {
  period_start: Date
  period_end: Date
}

/** A running or ended term; recent starts are more frequent. */
function generateTerm(random: Random, tier: ProductType, now: Date): Term {
  const days = random.pick(DAYS[tier])
  const isEnded = random.chance(ENDED)
  const age = isEnded ? days + random.next() * 20 : Math.min(random.next(), random.next()) * (days - 0.05)
  const period_start = new Date(now.getTime() - Math.floor(age * DAY) - 60_000)
  return { period_start, period_end: new Date(period_start.getTime() + days * DAY) }
}

function identity(random: Random, company: Company, term: Term, now: Date) {
  const isOver = term.period_end <= now
  const isClosedEarly = !isOver && random.chance(0.01)
  const closed_at = isOver ? term.period_end : isClosedEarly ? now : null
  return {
    id: random.uuid(term.period_start),
    company_id: company.row.id,
    contact: `010${random.int(20_000_000, 99_999_999)}`,
    status: closed_at ? ('CLOSED' as const) : ('IN_PROGRESS' as const),
    closed_reason: isOver ? ('EXPIRED' as const) : isClosedEarly ? ('EMPLOYER' as const) : null,
    ...term,
    listed_at: term.period_start,
    closed_at,
    created_at: term.period_start,
    updated_at: closed_at ?? term.period_start,
  }
}

export function where(place: Place) {
  return {
    address: place.address,
    address_details: place.addressDetails,
    address_code: place.addressCode,
    road_address_english: null,
    bcode: `${place.region.sigunguCode}00000`,
    sigungu_code: place.region.sigunguCode,
    region_id: place.region.id,
    latitude: place.latitude,
    longitude: place.longitude,
  }
}

function imageOf(random: Random, artwork: Artwork, tier: ProductType, category: JobCategory): string | null {
  const hasImage = tier === 'PREMIUM' || random.chance(1 / 3)
  return hasImage ? random.pick(artwork.scenes[category]).reference : null
}
