import type { Random } from '../random.ts'
import type { Meals } from '../board-and-lodging.ts'
import type { Draft } from './draft.ts'

const HOURS: Record<Draft['shift'], readonly string[]> = {
  DAY: ['주간 고정', '즉시 근무'],
  EVENING: ['즉시 근무'],
  NIGHT: ['야간 전담', '밤 근무 수당'],
  NEGOTIABLE: ['시간 협의', '즉시 근무'],
}
const MEALS: Record<Meals, string> = {
  FREE: '식사 제공',
  LUNCH: '점심 제공',
  LUNCH_AND_DINNER: '식사 제공',
  THREE_A_DAY: '하루 세 끼 제공',
}
/** Work that is done sitting, by category and role. */
const SEATED = /^(OFFICE|TRANSLATION)|전자부품 검사|라벨|봉제/
/** Sectors in which holders of E-9 do not work. */
const WITHOUT_E9 = /OFFICE|TRANSLATION/

/** Generates a title in the style of an employer. */
export function generateTitle(random: Random, draft: Draft): string {
  const role = draft.product === null ? draft.role : `${draft.product} ${draft.role}`
  const town = draft.place.town
  const district = draft.place.region.sigungu ?? draft.place.region.sido
  const reasons = reasonsOf(draft)
  const reason = random.pick(reasons)
  const other = random.pick(reasons)
  return random.pick([
    `${role}, ${reason}`,
    `${role} 모집 (${reason})`,
    `[${district}] ${role} ${draft.numberOfPersons}명`,
    `${town} ${role} ${reason}`,
    `외국인 환영, ${role} (${reason})`,
    `${role} 구합니다, ${reason}`,
    `${draft.companyName} ${role} 채용`,
    other === reason ? `${role} · ${reason}` : `${role} · ${reason} · ${other}`,
    `${reason} ${role} ${draft.numberOfPersons}명 모집`,
  ])
}

function reasonsOf(draft: Draft): string[] {
  const { keywords, schedule, lodging, meals, visaAvailable, useSecurePayment, onTheWay } = draft
  const days = schedule.numberOfWorkDays
  return [
    `주 ${days}일`,
    ...HOURS[draft.shift],
    ...(lodging === null ? [] : [lodging === 'STUDIO' ? '1인 1실 숙소' : '기숙사 제공']),
    ...(meals === null ? [] : [MEALS[meals]]),
    ...(keywords.includes('EASY_WORK')
      ? ['초보 가능', ...(SEATED.test(`${draft.category} ${draft.role}`) ? ['앉아서 일해요'] : [])]
      : []),
    ...(keywords.includes('KOREAN_NOT_CARE') ? ['한국어 몰라도 됨'] : []),
    ...(keywords.includes('HIGH_PAYMENT') ? ['높은 급여'] : []),
    ...(visaAvailable ? ['E-7 비자 지원', ...(WITHOUT_E9.test(draft.category) ? [] : ['E-9 가능'])] : []),
    ...(useSecurePayment ? ['급여 보장'] : []),
    ...(onTheWay ? ['통근버스 있음'] : []),
  ]
}
