import type pg from 'pg'
import {
  type ApplicationStatus,
  type JobCategory,
  type PeriodType,
  type ProductType,
  WORK_DAYS,
} from '../../contract/base/enums.ts'
import { minimumWageOn } from '../../reference/wage/minimum-wages.ts'
import { hashPassword } from '../features/member/password.ts'
import { seoulDay } from '../seoul-day.ts'
import type { Artwork } from './artwork.ts'
import type { Company } from './companies.ts'
import { loadConversations } from './conversations.ts'
import { copyRows } from './copy.ts'
import { generateGuarantee, guaranteedColumns, guaranteeRows } from './guarantees.ts'
import { loadEmployerActs } from './employer-acts.ts'
import { writeJobs } from './load-jobs.ts'
import { applicationRow, DAY, DEMO_PASSWORD, memberRow, type Worker } from './members.ts'
import { demoHome, placeIn } from './places.ts'
import { generateDraft, offerOf, where } from './generate-jobs.ts'
import { type JobRow, withWork } from './job-row.ts'
import { createRandom, type Random } from './random.ts'
import type { Schedule } from './schedule.ts'
import { generateDetails } from './text/details.ts'

const COMPANY = '한빛정밀'

interface Plan {
  title: string
  role: string
  /** As the title says. */
  schedule: Schedule
  period: PeriodType
  /** As the title says, if it does. */
  numberOfPersons?: number
  category: JobCategory
  tier: ProductType
  /** Days since its start, and its term in days. */
  age: number
  days: number
}

const BY_DAY = { numberOfWorkDays: 5, startMinutes: 510, endMinutes: 1050 }
const BY_NIGHT = { numberOfWorkDays: 5, startMinutes: 1200, endMinutes: 300 }

/** No LIFE job in the last seven days, so that the free one of this week is still available. */
const PLANS: readonly Plan[] = [
  {
    title: '자동차 부품 조립·검사 주간 고정 정규직',
    role: '자동차부품 조립원',
    schedule: BY_DAY,
    period: 'ABOVE_1YEAR',
    category: 'FACTORY',
    tier: 'PREMIUM',
    age: 1,
    days: 30,
  },
  {
    title: 'CNC 선반 조작원, 초보도 가르쳐 드립니다',
    role: 'CNC 선반 조작원',
    schedule: BY_DAY,
    period: 'ABOVE_1YEAR',
    category: 'FACTORY',
    tier: 'GRAND',
    age: 3,
    days: 30,
  },
  {
    title: '품질검사원 2명, 앉아서 일해요',
    role: '품질검사원',
    numberOfPersons: 2,
    schedule: BY_DAY,
    period: 'ABOVE_1YEAR',
    category: 'FACTORY',
    tier: 'LOCAL',
    age: 2,
    days: 15,
  },
  {
    title: '해외영업 사무원, 베트남어 가능한 분',
    role: '해외영업',
    schedule: BY_DAY,
    period: 'ABOVE_1YEAR',
    category: 'OFFICE',
    tier: 'LOCAL',
    age: 5,
    days: 30,
  },
  {
    title: '자재 포장 단기 아르바이트',
    role: '단순포장',
    schedule: BY_DAY,
    period: 'UNDER_3MONTH',
    category: 'FACTORY',
    tier: 'LIFE',
    age: 21,
    days: 7,
  },
  {
    title: '프레스 기능공 야간조',
    role: '프레스 기능공',
    schedule: BY_NIGHT,
    period: 'ABOVE_1YEAR',
    category: 'FACTORY',
    tier: 'LOCAL',
    age: 40,
    days: 30,
  },
]
const APPLICANTS: readonly ApplicationStatus[] = [
  'SENT',
  'SENT',
  'SENT',
  'SENT',
  'READ',
  'READ',
  'SHORTLISTED',
  'REJECTED',
]

/** The employer of a generated company, who cannot sign in. */
export function employerRow(company: Company, index: number) {
  return {
    id: company.row.member_id,
    email: `company-${index + 1}@ilteo.test`,
    name: company.row.name,
    role: 'EMPLOYER' as const,
    password_hash: null,
    lang_code: 'ko',
    email_verified_at: company.row.created_at,
    created_at: company.row.created_at,
    demonstration: 'OPEN' as const,
  }
}

interface Setting {
  seed: string
  now: Date
  artwork: Artwork
  people: Worker[]
}

/** Loads the demonstration employer: verified, with open and closed jobs and applicants. */
export async function loadDemoEmployer(client: pg.ClientBase, setting: Setting): Promise<void> {
  const { seed, now, artwork, people } = setting
  const random = createRandom(`${seed}/employer`)
  const joined = new Date(now.getTime() - 120 * DAY)
  const member = memberRow(random, joined, {
    email: 'employer@ilteo.test',
    name: COMPANY,
    role: 'EMPLOYER',
    langCode: 'ko',
  })
  await copyRows(client, 'members', [{ ...member, password_hash: await hashPassword(DEMO_PASSWORD) }])
  const company = {
    id: random.uuid(joined),
    member_id: member.id,
    name: COMPANY,
    business_type: '자동차 부품 제조',
    business_number: '1248100998',
    is_name_decided: true,
    verified_at: joined,
    logo_file: artwork.logos[0]?.reference ?? null,
    created_at: joined,
  }
  await copyRows(client, 'companies', [company])
  const guaranteed = [{ row: company, guarantee: generateGuarantee(0, now) }]
  await copyRows(client, 'pay_guarantees', guaranteeRows(`${seed}/employer`, guaranteed, now))
  const jobs = PLANS.map((plan) => postingOf(random, plan, company.id, setting))
  await writeJobs(client, jobs)
  const open = jobs.filter((job) => job.status === 'IN_PROGRESS')
  // The first one is the demonstration worker, who has not applied here.
  const applicants = people.slice(1)
  const applications = open.flatMap((job, place) =>
    random.some(applicants, APPLICANTS.length - place).map((worker, index) => ({
      ...applicationRow(random, worker, job.id, APPLICANTS[index] ?? 'SENT', now),
      ...appliedSince(random, job, now),
    })),
  )
  await copyRows(client, 'applications', applications)
  const own = { memberId: member.id, companyId: company.id, companyName: COMPANY }
  await loadEmployerActs(client, { random, now, jobs, people, ...own })
  const workerId = people[0]?.memberId
  if (workerId !== undefined)
    await loadConversations(client, { seed, now, memberId: member.id, companyId: company.id, workerId })
}

/** A time since the job's start, within the period of the dashboard's chart. */
function appliedSince(random: Random, job: JobRow, now: Date): { created_at: Date; updated_at: Date } {
  const began = new Date(job.period_start ?? now).getTime()
  const first = Math.max(began, now.getTime() - 13 * DAY)
  const created_at = new Date(random.int(first, now.getTime() - 60_000))
  return { created_at, updated_at: created_at }
}

function postingOf(random: Random, plan: Plan, companyId: string, { now, artwork }: Setting): JobRow {
  const period_start = new Date(now.getTime() - plan.age * DAY)
  const period_end = new Date(period_start.getTime() + plan.days * DAY)
  const isOver = period_end <= now
  const draft = generateDraft(
    random,
    COMPANY,
    plan.category,
    placeIn(random, demoHome()),
    minimumWageOn(seoulDay(period_start)),
    { role: plan.role, schedule: plan.schedule, period: plan.period },
  )
  const secured = {
    ...draft,
    numberOfPersons: plan.numberOfPersons ?? draft.numberOfPersons,
    useSecurePayment: true,
    visaAvailable: plan.tier !== 'LIFE',
  }
  return withWork({
    ...offerOf(random, secured),
    ...guaranteedColumns(generateGuarantee(0, now), true),
    ...where(secured.place),
    work_days: plan.schedule === BY_DAY ? WORK_DAYS.slice(0, 5) : null,
    id: random.uuid(period_start),
    company_id: companyId,
    product_type: plan.tier,
    status: isOver ? 'CLOSED' : 'IN_PROGRESS',
    closed_reason: isOver ? 'EXPIRED' : null,
    title: plan.title,
    details: generateDetails(random, secured),
    contact: '01024810099',
    local_region_ids: [],
    image_file: artwork.scenes[plan.category][0]?.reference ?? null,
    period_start,
    period_end,
    listed_at: period_start,
    closed_at: isOver ? period_end : null,
    created_at: period_start,
    updated_at: period_start,
  })
}
