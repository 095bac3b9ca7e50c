import type { Insertable } from 'kysely'
import type { JobCategory } from '../../contract/base/enums.ts'
import { seedText } from '../../reference/seed-text.ts'
import type { PostingTables } from '../db/posting-tables.ts'
import type { Artwork } from './artwork.ts'
import type { RegionRecord } from '../../reference/regions.ts'
import { drawHome, isUrban } from './places.ts'
import { createRandom, type Random, weighted } from './random.ts'
import { SECTORS } from './text/sectors.ts'

export type CompanyRow = Insertable<PostingTables['companies']> & { member_id: string }

export interface Company {
  row: CompanyRow
  category: JobCategory
  home: RegionRecord
}

const drawCategory = weighted<JobCategory>([
  ['FACTORY', 36],
  ['FARM', 15],
  ['RESTAURANT', 17],
  ['CONSTRUCTION', 12],
  ['TRANSLATION', 6],
  ['OFFICE', 8],
  ['ETC', 6],
])
const POSTINGS_EACH = 6
/** At least one for every district. */
const FEWEST_COMPANIES = 480
const MOST_COMPANIES = 20_000
const WITH_LOGO = 0.55
const DAY = 86_400_000

/** Companies for so many postings, one in every district at least. */
export function drawCompanies(seed: string, jobs: number, artwork: Artwork, now: Date): Company[] {
  const random = createRandom(`${seed}/companies`)
  const count = Math.min(MOST_COMPANIES, Math.max(FEWEST_COMPANIES, Math.ceil(jobs / POSTINGS_EACH)))
  return Array.from({ length: count }, (_, index) => {
    const home = drawHome(random, index)
    const category = drawSector(random, home)
    const created_at = new Date(now.getTime() - random.int(60, 1_500) * DAY)
    const row = {
      id: random.uuid(created_at),
      member_id: random.uuid(created_at),
      name: drawCompanyName(random, category),
      business_type: null,
      business_number: null,
      verified_at: created_at,
      logo_file: random.chance(WITH_LOGO) ? random.pick(artwork.logos).reference : null,
      created_at,
    }
    return { row, category, home }
  })
}

function drawSector(random: Random, home: RegionRecord): JobCategory {
  const category = drawCategory(random)
  return category === 'FARM' && isUrban(home) ? 'RESTAURANT' : category
}

function drawCompanyName(random: Random, category: JobCategory): string {
  const prefix = category === 'RESTAURANT' || category === 'FARM' ? '' : random.pick(seedText.companyPrefix)
  return `${prefix}${random.pick(seedText.companyHead)}${random.pick(SECTORS[category].tails)}`
}
