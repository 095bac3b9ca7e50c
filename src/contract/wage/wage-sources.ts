/** A statute or notice that a figure follows from. */
export interface WageSource {
  /** Title as published. */
  law: string
  article: string
  /** The day the text was read; null if only a summary could be found. */
  checkedOn: string | null
}

const CHECKED = '2026-11-22'
/** Read in the statutes as published by law.go.kr, as of June 2026, and in the pages that are named. */
const READ = '2026-11-28'

export const WAGE_SOURCES = {
  OVERTIME: { law: '근로기준법', article: '제50조, 제53조, 제56조 제1항', checkedOn: READ },
  HOLIDAY_WORK: { law: '근로기준법', article: '제55조, 제56조 제2항', checkedOn: CHECKED },
  NIGHT: { law: '근로기준법', article: '제56조 제3항', checkedOn: CHECKED },
  WEEKLY_HOLIDAY: { law: '근로기준법', article: '제18조 제3항, 제55조 제1항', checkedOn: READ },
  WEEKLY_LIMIT: { law: '근로기준법', article: '제53조 제1항·제4항, 제59조', checkedOn: READ },
  UNDER_FIVE: { law: '근로기준법', article: '제11조, 시행령 별표 1', checkedOn: null },
  EXEMPT_SECTOR: { law: '근로기준법', article: '제63조 제1호·제2호', checkedOn: CHECKED },
  ORDINARY_WAGE: { law: '근로기준법 시행령', article: '제6조 제2항', checkedOn: READ },
  MINIMUM_WAGE: { law: '최저임금법 시행령', article: '제5조', checkedOn: READ },
  POSTED_PAY: { law: '근로기준법', article: '제17조, 제43조', checkedOn: READ },
  PENSION: { law: '국민연금법', article: '제88조, 부칙(2025. 4. 2.) 제4조', checkedOn: READ },
  HEALTH: { law: '국민건강보험법 시행령', article: '제44조', checkedOn: READ },
  CARE: { law: '노인장기요양보험법 시행령', article: '제4조', checkedOn: READ },
  EMPLOYMENT: { law: '고용산재보험료징수법 시행령', article: '제12조', checkedOn: READ },
  VOLUNTARY_EMPLOYMENT: { law: '고용보험법', article: '제10조의2, 시행령 제3조의3', checkedOn: READ },
  EMPLOYMENT_SCOPE: {
    law: '고용보험법',
    article: '제10조, 시행령 제2조 제1항 제3호, 제3조',
    checkedOn: READ,
  },
  SEVERANCE: { law: '근로자퇴직급여 보장법', article: '제4조 제1항, 제8조 제1항', checkedOn: CHECKED },
  AVERAGE_WAGE: { law: '근로기준법', article: '제2조 제2항', checkedOn: READ },
  DEPARTURE_INSURANCE: { law: '외국인근로자의 고용 등에 관한 법률', article: '제13조', checkedOn: READ },
  HOUSING_CEILING: {
    law: '지방관서별 외국인근로자 주거 관련 가이드라인',
    article: '고용노동부, 2023. 11. 27. 시행(원주지청 2025. 7. 8. 안내)',
    checkedOn: READ,
  },
  PENSION_FOREIGNERS: {
    law: '국민연금법',
    article: '제126조 제1항, 시행령 제111조',
    checkedOn: READ,
  },
  PENSION_AGE: { law: '국민연금법', article: '제6조, 제8조 제1항', checkedOn: READ },
  PENSION_FROM: { law: '국민연금법', article: '제17조 제1항', checkedOn: READ },
  PENSION_REFUND: { law: '국민연금법', article: '제126조 제4항 제2호, 제77조', checkedOn: READ },
  HEALTH_FROM: { law: '국민건강보험법', article: '제69조 제2항', checkedOn: READ },
  HEALTH_FOREIGNERS: { law: '국민건강보험법', article: '제109조 제2항', checkedOn: READ },
  CARE_EXEMPTION: { law: '노인장기요양보험법', article: '제7조 제4항, 시행령 제3조의2', checkedOn: READ },
  SEAFARERS: { law: '선원법', article: '제3조, 제5조, 제59조', checkedOn: READ },
  HOUSEHOLD: { law: '최저임금법', article: '제3조 제1항, 근로기준법 제11조 제1항', checkedOn: READ },
  BREAK: { law: '근로기준법', article: '제54조 제1항', checkedOn: READ },
  FLAT_TAX: { law: '조세특례제한법', article: '제18조의2 제2항', checkedOn: READ },
  LEAVE: { law: '근로기준법', article: '제60조 제5항', checkedOn: READ },
  PUBLIC_HOLIDAY: { law: '근로기준법', article: '제55조 제2항, 시행령 제30조 제2항', checkedOn: READ },
} as const satisfies Record<string, WageSource>

export const WAGE_SOURCE_CODES = Object.keys(WAGE_SOURCES) as (keyof typeof WAGE_SOURCES)[]
export type WageSourceCode = (typeof WAGE_SOURCE_CODES)[number]
