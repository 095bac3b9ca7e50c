import type {
  FitReason,
  JobCategory,
  JobKeyword,
  KoreanCapability,
  PayType,
  PeriodType,
} from '../../../contract/base/enums.ts'
import { hourlyEquivalent } from '../../../contract/wage/wage.ts'
import { ancestorIds, regionById } from '../../../reference/regions.ts'

/** Requirements and offer of an announcement. */
export interface Need {
  /** Its own district and those it is listed in. */
  regionIds: readonly number[]
  categories: readonly JobCategory[]
  occupations: readonly string[]
  keywords: readonly JobKeyword[]
  hourlyEquivalent: number
  numberOfWorkDays: number
  startMinutes: number | null
  endMinutes: number | null
}

/** Wishes and qualifications of a candidate. */
export interface Offer {
  /** Wished for; none where they wished for none, or for any. */
  regionIds: readonly number[]
  anyRegion: boolean
  category: JobCategory | null
  anyCategory: boolean
  /** Wished for. */
  occupations: readonly string[]
  payType: PayType | null
  minPayAmount: number | null
  anyPay: boolean
  career: Partial<Record<JobCategory, PeriodType>>
  koreanCapability: KoreanCapability | null
  /** Whether the rules let the candidate start: yes or within limits (contract/work-right). */
  mayStart: boolean
}

export interface Fit {
  /** 0 to 100: the sum of the reasons' points. */
  score: number
  reasons: { reason: FitReason; points: number; of: number }[]
}

export const FIT_POINTS = { REGION: 30, SECTOR: 30, PAY: 20, KOREAN: 10, RESIDENCE: 10 } as const

/** Scores how well a candidate fits an announcement, with the reasons. */
export function fitOf(need: Need, offer: Offer): Fit {
  const reasons = (
    [
      ['REGION', regionPoints(need, offer)],
      ['SECTOR', sectorPoints(need, offer)],
      ['PAY', payPoints(need, offer)],
      ['KOREAN', koreanPoints(need, offer)],
      ['RESIDENCE', offer.mayStart ? FIT_POINTS.RESIDENCE : 0],
    ] as const
  ).map(([reason, points]) => ({ reason, points, of: FIT_POINTS[reason] }))
  return { score: reasons.reduce((sum, { points }) => sum + points, 0), reasons }
}

/** Best to worst: the wished district or a region containing it, anywhere, the same province, no wish. */
function regionPoints(need: Need, offer: Offer): number {
  if (offer.regionIds.length === 0) return offer.anyRegion ? 24 : 10
  return Math.max(...offer.regionIds.map((wished) => pointsOfRegion(need, wished)))
}

/**
 * Whether the candidate wants to work where the job is.
 * @param near districts that do as well
 */
export const isWishedPlace = (need: Need, offer: Offer, near: readonly number[]): boolean =>
  offer.regionIds.length === 0
    ? offer.anyRegion
    : regionPoints(need, offer) === FIT_POINTS.REGION || offer.regionIds.some((id) => near.includes(id))

function pointsOfRegion(need: Need, wished: number): number {
  const around = need.regionIds.flatMap((id) => [id, ...ancestorIds(id)])
  if (around.includes(wished)) return FIT_POINTS.REGION
  const isCityOfIts = need.regionIds.some((id) => ancestorIds(wished).includes(id))
  if (isCityOfIts) return FIT_POINTS.REGION
  const province = regionById(wished)?.parent ?? wished
  return around.includes(province) ? 16 : 0
}

/** Points for experience in a sector. */
export const EXPERIENCE: Record<PeriodType, number> = {
  UNDER_WEEK: 1,
  UNDER_MONTH: 2,
  UNDER_3MONTH: 4,
  UNDER_6MONTH: 6,
  UNDER_1YEAR: 8,
  ABOVE_1YEAR: 10,
}

/** The occupations that the announcement and the candidate both name. */
export const sharedOccupations = (
  need: Pick<Need, 'occupations'>,
  offer: Pick<Offer, 'occupations'>,
): string[] => offer.occupations.filter((code) => need.occupations.includes(code))

/** Whether the candidate wants one of the job's occupations or sectors, or any. */
export const isWishedWork = (need: Need, offer: Offer): boolean =>
  offer.anyCategory ||
  (offer.category !== null && need.categories.includes(offer.category)) ||
  sharedOccupations(need, offer).length > 0

/** Two thirds for the wish, one third for experience in one of the sectors. */
function sectorPoints(need: Need, offer: Offer): number {
  const experience = need.categories.map((category) => offer.career[category])
  const best = Math.max(0, ...experience.map((period) => (period ? EXPERIENCE[period] : 0)))
  return wishedSectorPoints(need, offer) + best
}

/** Best to worst: the same occupation, the sector, its other occupations, anything, no wish, another sector. */
function wishedSectorPoints(need: Need, offer: Offer): number {
  if (sharedOccupations(need, offer).length > 0) return 20
  if (offer.category === null) return offer.anyCategory ? 15 : 8
  if (!need.categories.includes(offer.category)) return 0
  return need.occupations.length === 0 ? 20 : offer.occupations.length === 0 ? 18 : 16
}

/** A wish this far above the announcement's pay scores nothing. */
const OUT_OF_REACH = 0.25

/** The wish is converted to an hourly pay with the announcement's days and hours. */
function payPoints(need: Need, offer: Offer): number {
  if (offer.payType === null || offer.minPayAmount === null) return offer.anyPay ? 16 : 12
  const { numberOfWorkDays, startMinutes, endMinutes } = need
  const wished = hourlyEquivalent({
    payType: offer.payType,
    payAmount: offer.minPayAmount,
    numberOfWorkDays,
    startMinutes,
    endMinutes,
  })
  if (wished <= need.hourlyEquivalent) return FIT_POINTS.PAY
  const above = wished / need.hourlyEquivalent - 1
  return Math.max(0, Math.round(FIT_POINTS.PAY * (1 - above / OUT_OF_REACH)))
}

const KOREAN: Record<KoreanCapability, number> = { VERY_BAD: 1, BAD: 3, NORMAL: 6, GOOD: 8, VERY_GOOD: 10 }

function koreanPoints(need: Need, offer: Offer): number {
  if (need.keywords.includes('KOREAN_NOT_CARE')) return FIT_POINTS.KOREAN
  return offer.koreanCapability === null ? 2 : KOREAN[offer.koreanCapability]
}
