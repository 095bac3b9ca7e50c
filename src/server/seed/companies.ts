import type { Insertable } from 'kysely'
import type { JobCategory } from '../../contract/base/enums.ts'
import { seedText } from '../../reference/seed-text.ts'
import type { JobTables } from '../db/job-tables.ts'
import type { Artwork } from './artwork.ts'
import type { RegionRecord } from '../../reference/regions.ts'
import { generateGuarantee, type SeededGuarantee } from './guarantees.ts'
import { pickHome, isUrban } from './places.ts'
import { createRandom, type Random, weighted } from './random.ts'
import { SECTORS } from './text/sectors.ts'

export type CompanyRow = Insertable<JobTables['companies']> & { member_id: string }

export interface Company {
  row: CompanyRow
  category: JobCategory
  home: RegionRecord
  guarantee: SeededGuarantee | null
}

const pickAnyCategory = weighted<JobCategory>([
  ['FACTORY', 36],
  ['FARM', 15],
  ['RESTAURANT', 17],
  ['CONSTRUCTION', 12],
  ['TRANSLATION', 6],
  ['OFFICE', 8],
  ['ETC', 6],
])
const JOBS_PER_COMPANY = 6
/** At least one for every district. */
const MIN_COMPANIES = 480
const MAX_COMPANIES = 20_000
const WITH_LOGO = 0.55
const DAY = 86_400_000

/** Generates the companies of a number of jobs, at least one in every district. */
export function generateCompanies(seed: string, jobs: number, artwork: Artwork, now: Date): Company[] {
  const random = createRandom(`${seed}/companies`)
  const count = Math.min(MAX_COMPANIES, Math.max(MIN_COMPANIES, Math.ceil(jobs / JOBS_PER_COMPANY)))
  return Array.from({ length: count }, (_, index) => {
    const home = pickHome(random, index)
    const category = pickCategory(random, home)
    const created_at = new Date(now.getTime() - random.int(60, 1_500) * DAY)
    const row = {
      id: random.uuid(created_at),
      member_id: random.uuid(created_at),
      name: generateCompanyName(random, category),
      business_type: null,
      business_number: null,
      is_name_decided: true,
      verified_at: created_at,
      logo_file: random.chance(WITH_LOGO) ? random.pick(artwork.logos).reference : null,
      created_at,
    }
    return { row, category, home, guarantee: generateGuarantee(index, now) }
  })
}

function pickCategory(random: Random, home: RegionRecord): JobCategory {
  const category = pickAnyCategory(random)
  return category === 'FARM' && isUrban(home) ? 'RESTAURANT' : category
}

function generateCompanyName(random: Random, category: JobCategory): string {
  const prefix = category === 'RESTAURANT' || category === 'FARM' ? '' : random.pick(seedText.companyPrefix)
  return `${prefix}${random.pick(seedText.companyHead)}${random.pick(SECTORS[category].tails)}`
}
