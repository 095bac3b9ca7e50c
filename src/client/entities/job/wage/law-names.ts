import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { WAGE_SOURCES, WageSourceCode } from '../../../../contract/wage/wage-sources.ts'

type Law = (typeof WAGE_SOURCES)[WageSourceCode]['law']

/** What the laws are called in the reader's language, beside their Korean titles. */
export const lawNames: Record<Law, MessageDescriptor> = {
  근로기준법: msg`Labor Standards Act`,
  '근로기준법 시행령': msg`Enforcement Decree of the Labor Standards Act`,
  '최저임금법 시행령': msg`Enforcement Decree of the Minimum Wage Act`,
  국민연금법: msg`National Pension Act`,
  '국민건강보험법 시행령': msg`Enforcement Decree of the National Health Insurance Act`,
  '노인장기요양보험법 시행령': msg`Enforcement Decree of the Long-Term Care Insurance Act`,
  '고용산재보험료징수법 시행령': msg`Enforcement Decree of the Act on the Collection of Insurance Contributions`,
  고용보험법: msg`Employment Insurance Act`,
  '근로자퇴직급여 보장법': msg`Act on Severance Pay`,
  '외국인근로자의 고용 등에 관한 법률': msg`Act on the Employment of Foreign Workers`,
  '지방관서별 외국인근로자 주거 관련 가이드라인': msg`Labor offices’ guidelines on housing of foreign workers`,
  국민건강보험법: msg`National Health Insurance Act`,
  노인장기요양보험법: msg`Long-Term Care Insurance Act`,
  선원법: msg`Seafarers’ Act`,
  최저임금법: msg`Minimum Wage Act`,
  조세특례제한법: msg`Restriction of Special Taxation Act`,
}
