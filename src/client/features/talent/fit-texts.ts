import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FitReason } from '../../../contract/base/enums.ts'
import type { Verdict } from './fit-verdict.ts'

export const reasonLabels: Record<FitReason, MessageDescriptor> = {
  REGION: msg`Region`,
  SECTOR: msg`Work`,
  PAY: msg`Pay`,
  KOREAN: msg`Korean`,
  RESIDENCE: msg`Residence`,
}

export const verdictTexts: Record<Verdict, MessageDescriptor> = {
  REGION_HERE: msg`Wants to work right here`,
  REGION_ANY: msg`Works anywhere`,
  REGION_PROVINCE: msg`Wants to work in the same province`,
  REGION_NONE: msg`Names no region`,
  REGION_ELSEWHERE: msg`Wants to work elsewhere`,
  SECTOR_THIS: msg`Looks for this work`,
  SECTOR_OTHER: msg`Looks for other work`,
  SECTOR_NONE: msg`Names no work in particular`,
  PAY_FITS: msg`Your pay is what they look for`,
  PAY_OPEN: msg`Leaves the pay open`,
  PAY_NEAR: msg`Looks for a little more pay`,
  PAY_MORE: msg`Looks for more pay`,
  KOREAN_ENOUGH: msg`Speaks enough Korean for this work`,
  KOREAN_SOME: msg`Speaks some Korean`,
  KOREAN_LITTLE: msg`Speaks little Korean`,
  KOREAN_ANY: msg`Korean does not matter for this work`,
  KOREAN_NONE: msg`Korean is not given`,
  RESIDENCE_YES: msg`Can take this work`,
  RESIDENCE_USUALLY: msg`Can usually take this work`,
  RESIDENCE_PERMIT: msg`Can take this work with a permit`,
  RESIDENCE_CHECK: msg`Check the residence status first`,
}
