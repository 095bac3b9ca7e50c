import type { JobCategory } from '../../../contract/base/enums.ts'
import type { Draft } from './draft.ts'

export interface Trap {
  category: JobCategory
  role: string
  title: string
  /** What the title promises. */
  facts?: Partial<Pick<Draft, 'keywords' | 'lodging' | 'meals' | 'onTheWay'>>
}

/** Titles that expose careless rendering and searching: very long, with markup, quotes, wildcards and other scripts. */
export const TRAPS: readonly Trap[] = [
  {
    category: 'FACTORY',
    role: '조립원',
    title:
      '경력 없어도 괜찮습니다 자동차 부품 조립과 검사와 포장을 함께 하는 생산직 사원을 모집하며 기숙사와 하루 세 끼 식사와 통근버스를 모두 제공하고 주말 근무는 원하는 사람만 합니다 (E-9, E-7-4, F-2, F-4, F-5, F-6 비자 모두 가능)',
    facts: {
      keywords: ['PROVIDE_MEAL', 'PROVIDE_RESIDENCE'],
      lodging: 'FREE_DORMITORY',
      meals: 'THREE_A_DAY',
      onTheWay: true,
    },
  },
  {
    category: 'FACTORY',
    role: '단순포장',
    title: '<b>급구</b> 식품 포장 & 라벨 부착 <script>alert(1)</script>',
  },
  { category: 'RESTAURANT', role: '주방보조', title: "Chef's table 주방보조, 'O'Brien' 레스토랑" },
  { category: 'FACTORY', role: '품질검사원', title: '생산성 100% 달성_팀 \\ 품질검사원 (50%_보너스)' },
  { category: 'FACTORY', role: '생산직', title: 'Tuyển công nhân nhà máy / 공장 직원 모집 / 招聘工人' },
  { category: 'OFFICE', role: '사무보조', title: '“큰따옴표”와 ‘작은따옴표’ 사무보조 — 주 5일…' },
  { category: 'FACTORY', role: '생산직', title: 'พนักงานโรงงาน 공장 생산직 (ภาษาไทยได้)' },
  { category: 'RESTAURANT', role: '주방보조', title: 'ခ်က်ပြုတ်ရေး 주방보조, 미얀마어 가능' },
]
