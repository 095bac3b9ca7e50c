import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { PERIOD_TYPES, type FitReason, type JobCategory, type PeriodType } from '../../../contract/enums.ts'
import type { Talent } from '../../../contract/talent.ts'

export const reasonLabels: Record<FitReason, MessageDescriptor> = {
  REGION: msg`Region`,
  SECTOR: msg`Work`,
  PAY: msg`Pay`,
  KOREAN: msg`Korean`,
  RESIDENCE: msg`Residence`,
}

type Steps = readonly (readonly [from: number, text: MessageDescriptor])[]

/** What a share of a reason's points says, the highest that is reached. */
const verdicts: Record<'REGION' | 'PAY' | 'KOREAN' | 'RESIDENCE', Steps> = {
  REGION: [
    [0.95, msg`Wants to work right here`],
    [0.7, msg`Works anywhere`],
    [0.5, msg`Wants to work in the same province`],
    [0.2, msg`Names no region`],
    [0, msg`Wants to work elsewhere`],
  ],
  PAY: [
    [0.95, msg`Your pay is what they look for`],
    [0.75, msg`Leaves the pay open`],
    [0.3, msg`Looks for a little more pay`],
    [0, msg`Looks for more pay`],
  ],
  KOREAN: [
    [0.95, msg`Speaks enough Korean for this work`],
    [0.55, msg`Speaks some Korean`],
    [0, msg`Speaks little Korean`],
  ],
  RESIDENCE: [
    [0.95, msg`May take this work`],
    [0.75, msg`Can usually take this work`],
    [0.5, msg`May take this work with a permit`],
    [0, msg`Check the residence status first`],
  ],
}

/** A reason's points in words. The work is told by what the candidate wishes for and has done. */
export function verdictOf(
  { reason, points, of }: Talent['reasons'][number],
  talent: Pick<Talent, 'expectedJobCategory' | 'koreanCapability'>,
  sectors: readonly JobCategory[],
): MessageDescriptor {
  if (reason === 'SECTOR') return sectorVerdict(talent, sectors)
  if (reason === 'KOREAN' && talent.koreanCapability === null) return msg`Korean is not given`
  const share = points / of
  const steps = verdicts[reason]
  return (steps.find(([from]) => share >= from) ?? steps[steps.length - 1] ?? [0, msg`Not known`])[1]
}

function sectorVerdict(
  { expectedJobCategory: wish }: Pick<Talent, 'expectedJobCategory'>,
  sectors: readonly JobCategory[],
): MessageDescriptor {
  if (wish === null) return msg`Names no work in particular`
  return sectors.includes(wish) ? msg`Looks for this work` : msg`Looks for other work`
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
