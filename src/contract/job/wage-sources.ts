/** A statute or notice that a figure follows from. */
export interface WageSource {
  /** Title as published. */
  law: string
  article: string
  /** The day the text was read; null if only a summary could be found. */
  checkedOn: string | null
}

const CHECKED = '2026-11-22'

export const WAGE_SOURCES = {
  OVERTIME: { law: '근로기준법', article: '제50조, 제53조, 제56조 제1항', checkedOn: null },
  HOLIDAY_WORK: { law: '근로기준법', article: '제55조, 제56조 제2항', checkedOn: CHECKED },
  NIGHT: { law: '근로기준법', article: '제56조 제3항', checkedOn: CHECKED },
  WEEKLY_HOLIDAY: { law: '근로기준법', article: '제18조 제3항, 제55조 제1항', checkedOn: null },
  WEEKLY_LIMIT: { law: '근로기준법', article: '제53조 제1항, 제59조', checkedOn: CHECKED },
  UNDER_FIVE: { law: '근로기준법', article: '제11조, 시행령 별표 1', checkedOn: null },
  EXEMPT_SECTOR: { law: '근로기준법', article: '제63조 제1호·제2호', checkedOn: CHECKED },
  ORDINARY_WAGE: { law: '근로기준법 시행령', article: '제6조 제2항', checkedOn: null },
  MINIMUM_WAGE: { law: '최저임금법 시행령', article: '제5조', checkedOn: null },
  POSTED_PAY: { law: '근로기준법', article: '제17조, 제43조', checkedOn: null },
  PENSION: { law: '국민연금법', article: '제88조', checkedOn: null },
  HEALTH: { law: '국민건강보험법 시행령', article: '제44조', checkedOn: null },
  CARE: { law: '노인장기요양보험법 시행령', article: '제4조', checkedOn: null },
  EMPLOYMENT: { law: '고용산재보험료징수법 시행령', article: '제12조', checkedOn: null },
  VOLUNTARY_EMPLOYMENT: { law: '고용보험법', article: '제10조의2', checkedOn: null },
  SEVERANCE: { law: '근로자퇴직급여 보장법', article: '제4조 제1항, 제8조 제1항', checkedOn: CHECKED },
  AVERAGE_WAGE: { law: '근로기준법', article: '제2조 제2항', checkedOn: null },
  DEPARTURE_INSURANCE: { law: '외국인근로자의 고용 등에 관한 법률', article: '제13조', checkedOn: CHECKED },
  HOUSING_CEILING: {
    law: '외국인근로자 숙식정보 제공 및 비용징수 관련 업무지침',
    article: '고용노동부',
    checkedOn: null,
  },
} as const satisfies Record<string, WageSource>

export const WAGE_SOURCE_CODES = Object.keys(WAGE_SOURCES) as (keyof typeof WAGE_SOURCES)[]
export type WageSourceCode = (typeof WAGE_SOURCE_CODES)[number]
