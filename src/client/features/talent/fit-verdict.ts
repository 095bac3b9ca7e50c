import { PERIOD_TYPES, type JobCategory, type PeriodType } from '../../../contract/base/enums.ts'
import type { Talent } from '../../../contract/candidate/talent.ts'

/** The meaning of a reason's points. */
export type Verdict =
  | 'REGION_HERE'
  | 'REGION_ANY'
  | 'REGION_PROVINCE'
  | 'REGION_NONE'
  | 'REGION_ELSEWHERE'
  | 'SECTOR_OCCUPATION'
  | 'SECTOR_THIS'
  | 'SECTOR_OTHER'
  | 'SECTOR_NONE'
  | 'PAY_FITS'
  | 'PAY_OPEN'
  | 'PAY_NEAR'
  | 'PAY_MORE'
  | 'KOREAN_ENOUGH'
  | 'KOREAN_SOME'
  | 'KOREAN_LITTLE'
  | 'KOREAN_ANY'
  | 'KOREAN_NONE'
  | 'RESIDENCE_MAY'
  | 'RESIDENCE_PERMIT'
  | 'RESIDENCE_UNKNOWN'

type Steps = readonly (readonly [from: number, verdict: Verdict])[]

/** Thresholds by the ratio of a reason's points, highest first. */
const REGION: Steps = [
  [0.95, 'REGION_HERE'],
  [0.7, 'REGION_ANY'],
  [0.5, 'REGION_PROVINCE'],
  [0.2, 'REGION_NONE'],
]
const PAY: Steps = [
  [0.95, 'PAY_FITS'],
  [0.3, 'PAY_NEAR'],
]
const KOREAN: Steps = [
  [0.75, 'KOREAN_ENOUGH'],
  [0.55, 'KOREAN_SOME'],
]

const reached = (steps: Steps, share: number, otherwise: Verdict): Verdict =>
  steps.find(([from]) => share >= from)?.[1] ?? otherwise

type Said = Pick<
  Talent,
  'workRight' | 'expectedJobCategory' | 'sharedOccupations' | 'expectedMinPayAmount' | 'koreanCapability'
>

/**
 * The meaning of a reason's points; the candidate's own answers take precedence.
 * @param sectors of the announcement
 */
export function verdictOf(
  { reason, points, of }: Talent['reasons'][number],
  said: Said,
  sectors: readonly JobCategory[],
): Verdict {
  const share = points / of
  switch (reason) {
    case 'REGION':
      return reached(REGION, share, 'REGION_ELSEWHERE')
    case 'SECTOR':
      if (said.sharedOccupations?.length) return 'SECTOR_OCCUPATION'
      if (said.expectedJobCategory === null) return 'SECTOR_NONE'
      return sectors.includes(said.expectedJobCategory) ? 'SECTOR_THIS' : 'SECTOR_OTHER'
    case 'PAY':
      return said.expectedMinPayAmount === null ? 'PAY_OPEN' : reached(PAY, share, 'PAY_MORE')
    case 'KOREAN':
      if (share === 1 && said.koreanCapability !== 'VERY_GOOD') return 'KOREAN_ANY'
      return said.koreanCapability === null ? 'KOREAN_NONE' : reached(KOREAN, share, 'KOREAN_LITTLE')
    case 'RESIDENCE':
      // Not by the points: an answer stored by an older build gave them for a residence type.
      if (said.workRight === 'MAY_DO') return 'RESIDENCE_MAY'
      return said.workRight === 'NEEDS_PERMIT' ? 'RESIDENCE_PERMIT' : 'RESIDENCE_UNKNOWN'
  }
}

/** The longest experience in one of the announcement's sectors. */
export function experienceIn(
  career: Talent['jobCategoryPeriodTypeMap'],
  sectors: readonly JobCategory[],
): { sector: JobCategory; period: PeriodType } | undefined {
  return sectors
    .flatMap((sector) => {
      const period = career[sector]
      return period ? [{ sector, period }] : []
    })
    .toSorted((a, b) => PERIOD_TYPES.indexOf(b.period) - PERIOD_TYPES.indexOf(a.period))[0]
}
