/** Where a rule was read. Titles, numbers and dates as on the text; `readIn` where it is not the text itself. */
export interface RightSource {
  titleKo: string
  titleEn: string
  /** Article or section. */
  part: string
  /** Number of the act, decree or notice; empty for guidance without one. */
  number: string
  /** Date of the text that was read. */
  date: string
}

const ACT = {
  titleKo: '출입국관리법',
  titleEn: 'Immigration Act',
  number: '법률 제21857호',
  date: '2026-08-04',
} as const
const DECREE = {
  titleKo: '출입국관리법 시행령',
  titleEn: 'Enforcement Decree of the Immigration Act',
  number: '대통령령 제36728호',
  date: '2026-09-29',
} as const
/** In force from 10 December 2026. Until then article 25 (1) lacks one reason only: housing against the rules. */
const EMPLOYMENT_ACT = {
  titleKo: '외국인근로자의 고용 등에 관한 법률',
  titleEn: 'Act on the Employment of Foreign Workers',
  number: '법률 제21786호',
  date: '2026-06-09',
} as const
const STUDENT_GUIDE = {
  titleKo: '유학생 시간제취업 지침(법무부), 동국대학교 안내',
  titleEn: 'Ministry of Justice guide to students’ part-time work, as published by Dongguk University',
  number: '',
  date: '2025-10-17',
} as const

/** The page has no date: this is the day on which it was read. */
const STUDENT_CONDITIONS = {
  titleKo: '외국인 유학생 시간제 취업 안내, 충북대학교',
  titleEn: 'Guide to students’ part-time work, Chungbuk National University',
  number: '',
  date: '2026-11-22',
} as const

export const rightSources = {
  ACT_10_3: { ...ACT, part: '제10조의3제1항' },
  ACT_17: { ...ACT, part: '제17조제1항' },
  ACT_18: { ...ACT, part: '제18조' },
  ACT_19_5: { ...ACT, part: '제19조의5' },
  ACT_20: { ...ACT, part: '제20조' },
  ACT_21: { ...ACT, part: '제21조' },
  ACT_25: { ...ACT, part: '제25조제1항' },
  DECREE_12: { ...DECREE, part: '제12조, 별표 1, 별표 1의2' },
  DECREE_23_1: { ...DECREE, part: '제23조제1항' },
  DECREE_23_2: { ...DECREE, part: '제23조제2항' },
  DECREE_23_3: { ...DECREE, part: '제23조제3항' },
  DECREE_23_5: { ...DECREE, part: '제23조제5항' },
  DECREE_25: { ...DECREE, part: '제25조' },
  DECREE_26: { ...DECREE, part: '제26조' },
  DECREE_26_2: { ...DECREE, part: '제26조의2' },
  EMPLOYMENT_ACT_8: { ...EMPLOYMENT_ACT, part: '제8조' },
  EMPLOYMENT_ACT_12: { ...EMPLOYMENT_ACT, part: '제12조' },
  EMPLOYMENT_ACT_25: { ...EMPLOYMENT_ACT, part: '제25조' },
  EMPLOYMENT_ACT_25_3: { ...EMPLOYMENT_ACT, part: '제25조제3항' },
  /**
   * Read in reports of the announcement, and of the decision of 5 July 2023 (38th Foreign Workforce Policy Committee) that
   * it relaxes. Whether it has come into force was not found.
   */
  E9_REGIONS: {
    titleKo: '중소기업·소상공인 민생규제 개선방안(외국인근로자 권역 간 이동), 국무조정실 발표',
    titleEn: 'Government announcement on moves of E-9 workers between regions',
    part: '',
    number: '',
    date: '2025-04-10',
  },
  /** Read as amended on 1 October 2025; the act in force on the day of the check was not read in these articles. */
  EMPLOYMENT_ACT_18: {
    ...EMPLOYMENT_ACT,
    part: '제18조, 제18조의2, 제18조의4',
    number: '법률 제21065호',
    date: '2025-10-01',
  },
  DELIVERY_FINES: {
    titleKo: '배달대행 불법취업 유학생·구직자 단속(광주출입국·외국인사무소), 서울타임즈뉴스',
    titleEn: 'News report',
    part: '',
    number: '',
    date: '2024-09-27',
  },
  /** The page has no date: this is the day on which it was read. */
  DELIVERY_STATUSES: {
    titleKo: 'F-2·F-5·F-6 비자 소지자 외 외국인의 배달 취업, 중부일보',
    titleEn: 'News report',
    part: '',
    number: '',
    date: '2026-11-28',
  },
  /** The page has no date: this is the day on which it was read. The annex of the notice itself was not read. */
  F4_OPENED_2026: {
    titleKo: '재외동포(F-4) 취업 허용 직업 안내, 안산시 외국인주민 상담',
    titleEn: 'Advice center',
    part: '',
    number: '',
    date: '2026-11-28',
  },
  /** Names the six occupations that were taken off the list of the notice. */
  F4_OPENED_2023: {
    titleKo: '재외동포 취업 범위 확대(법무부), 로이슈',
    titleEn: 'News report',
    part: '',
    number: '',
    date: '2023-05-04',
  },
  SEASONAL_FISHERY: {
    titleKo: '외국인 계절근로자 프로그램 기본계획 개정(굴 가공·채취), 국제뉴스',
    titleEn: 'News report',
    part: '',
    number: '',
    date: '2025-07-07',
  },
  STUDENT_REFORM: {
    titleKo: '유학생 비자 제도 개선 방안, 법무부 보도자료',
    titleEn: 'Ministry of Justice press release',
    part: '',
    number: '',
    date: '2023-06-23',
  },
  /** The page has no date: this is the day on which it was read. */
  LANGUAGE_ATTENDANCE: {
    titleKo: '시간제 취업 안내, 청주대학교',
    titleEn: 'University guide',
    part: '어학연수(D-4-1)',
    number: '',
    date: '2026-11-28',
  },
  H2_CONSTRUCTION: {
    titleKo: 'H-2 건설업 취업인정증 제도 개선 안내(대한전문건설협회), 대한전문건설신문',
    titleEn: 'News report',
    part: '',
    number: '',
    date: '2020-03-26',
  },
  /** From 2023, all industries but the listed ones are open; laundries, lodging and care are not among them. */
  H2_INDUSTRIES: {
    titleKo: '방문취업 동포(H-2) 고용 허용업종 네거티브 방식 전환(고용노동부 발표), 코아타임즈',
    titleEn: 'News report',
    part: '',
    number: '',
    date: '2022-11-16',
  },
  /** Room maids count as cleaners of buildings (code 94111), which the notice closes. */
  F4_ROOMS: {
    titleKo: 'F-4 비자 호텔청소 가능 지역(법무부 고시 확인), 숙박매거진',
    titleEn: 'News report',
    part: '',
    number: '',
    date: '2023-06-01',
  },
  F4_NOTICE: {
    titleKo: '재외동포(F-4) 자격의 취업활동 제한범위 고시',
    titleEn: 'Notice on the work that F-4 may not do',
    part: '',
    number: '법무부고시 제2026-35호',
    date: '2026-02-12',
  },
  F4_UNIFIED: {
    titleKo: '동포 체류자격(F-4) 통합 시행, 법무부 보도자료',
    titleEn: 'Ministry of Justice press release on one status for overseas Koreans',
    part: '',
    number: '',
    date: '2026-02-11',
  },
  F2R_NOTICE: {
    titleKo: '출입국관리법 시행령 별표 1의2 중 24. 거주(F-2) 파목에 관한 기준 고시',
    titleEn: 'Notice on the regional talent status F-2-R',
    part: '제4조',
    number: '법무부고시 제2025-495호',
    date: '2025-12-05',
  },
  REPORT_NOTICE: {
    titleKo:
      '출입국관리법시행령 제26조의2제1항에 따라 신고만으로 근무처 변경·추가를 할 수 있는 외국인의 요건 고시',
    titleEn: 'Notice on who may change the workplace with a report only',
    part: '제1호, 제2호',
    number: '법무부고시 제2020-212호',
    date: '2020-06-22',
  },
  /** The page has no date: this is the day from which its rules applied. Later ones were not read. */
  E74_POINTS: {
    titleKo: '숙련기능인력(E-7-4) 비자 시행 안내(K-Point E74), 부산광역시',
    titleEn: 'Notice of Busan City on the points system of E-7-4',
    part: '',
    number: '',
    date: '2023-09-25',
  },
  STUDENT_HOURS: { ...STUDENT_GUIDE, part: '4. 허용 시간' },
  STUDENT_LIMITS: { ...STUDENT_GUIDE, part: '1.~3.' },
  STUDENT_FIELDS: {
    titleKo: '외국인 유학생 시간제취업 허가 안내, 광운대학교',
    titleEn: 'Guide to students’ part-time work, Kwangwoon University',
    part: '4. 불가 업종',
    number: '',
    date: '2022-11-15',
  },
  STUDENT_PAPERS: { ...STUDENT_CONDITIONS, part: '제출서류' },
  STUDENT_CONDITIONS: { ...STUDENT_CONDITIONS, part: '허용대상, 허가제한' },
  STUDENT_RESEARCH: {
    titleKo: '시간제취업(D-2-S) 안내, 부산대학교',
    titleEn: 'Guide to students’ part-time work, Pusan National University',
    part: '1., 2.',
    number: '',
    date: '2018-11-01',
  },
  LANGUAGE_HOURS: {
    titleKo: '외국인 시간제취업 안내(한국어 연수), 계명대학교',
    titleEn: 'Guide to part-time work for language trainees, Keimyung University',
    part: '',
    number: '',
    date: '2021-10-28',
  },
  D10_MANUAL: {
    titleKo: '체류민원 매뉴얼, 구직(D-10) 시간제취업활동 허가 특례',
    titleEn: 'Manual on stays, part-time work of D-10',
    part: '1.',
    number: '',
    date: '2025-10-30',
  },
  G1_GUIDE: {
    titleKo: '인도적체류자 권리와 처우 안내',
    titleEn: 'Guide to the rights of humanitarian status holders',
    part: '3.',
    number: '',
    date: '2021-06-26',
  },
  H1_GUIDE: {
    titleKo: '한국 내 취업활동 관련 안내(관광취업), 주후쿠오카 총영사관',
    titleEn: 'Notice for working holidays, Consulate General in Fukuoka',
    part: '',
    number: '게시 1218709',
    date: '2022-01-01',
  },
  F1_SEASONAL: {
    titleKo: '국내 체류 외국인 계절근로 참여 안내',
    titleEn: 'Seasonal work for foreigners who already live in Korea',
    part: '',
    number: '',
    date: '2022-01-01',
  },
} as const satisfies Record<string, RightSource>

export type RightSourceId = keyof typeof rightSources
export type RightSourceTitle = (typeof rightSources)[RightSourceId]['titleEn']

/**
 * A source in one line: title, part, number and date.
 * @param name the title in the reader's language; null for readers of Korean
 */
export function citation(id: RightSourceId, name: string | null): string {
  const { titleKo, part, number, date }: RightSource = rightSources[id]
  const title = name === null ? titleKo : `${name} (${titleKo})`
  return `${[title, part].filter(Boolean).join(' ')} (${[number, date].filter(Boolean).join(', ')})`
}
