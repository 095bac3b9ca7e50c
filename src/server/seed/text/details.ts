import type { PayType, PeriodType } from '../../../contract/base/enums.ts'
import type { Random } from '../random.ts'
import { businessesOf } from './businesses.ts'
import type { Lodging, Meals } from '../board-and-lodging.ts'
import type { Draft } from './draft.ts'
import { SPECIALITIES } from './specialities.ts'

const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3
/** Syllables are encoded in rows of 28 by final consonant; the first of a row has none. */
const FINALS = 28

/** Appends the particle that matches the word's last sound: `topic('공장')` is `공장은`. */
const withParticle = (closed: string, open: string) => (word: string) =>
  word + (endsClosed(word) ? closed : open)

const topic = withParticle('은', '는')
const object = withParticle('을', '를')

function endsClosed(word: string): boolean {
  const code = word.charCodeAt(word.length - 1)
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return false
  return (code - FIRST_SYLLABLE) % FINALS !== 0
}

const PAY_WORDS: Record<PayType, string> = {
  HOURLY: '시급',
  DAILY: '일급',
  WEEKLY: '주급',
  MONTHLY: '월급',
  YEARLY: '연봉',
}
const MONTHLY = ['매달 10일에 드립니다', '매달 말일에 드립니다', '약속한 날에 통장으로 드립니다']
const PAY_DAYS: Partial<Record<PayType, readonly string[]>> = {
  DAILY: ['당일 지급합니다', '약속한 날에 통장으로 드립니다', '매달 10일에 드립니다'],
  WEEKLY: ['매주 지급합니다', '약속한 날에 통장으로 드립니다'],
}
const LODGINGS: Record<Lodging, string> = {
  FREE_DORMITORY: '기숙사를 무료로 제공합니다. 방에 에어컨과 침대가 있습니다.',
  SHARED_ROOM: '숙소는 2인 1실이고 인터넷이 됩니다.',
  STUDIO: '회사 바로 옆 원룸을 드립니다. 1인 1실입니다.',
}
const MEALS: Record<Meals, string> = {
  FREE: '식사를 무료로 제공합니다.',
  LUNCH: '점심을 무료로 드립니다.',
  LUNCH_AND_DINNER: '점심과 저녁을 드립니다. 할랄 음식도 준비합니다.',
  THREE_A_DAY: '하루 세 끼가 나옵니다.',
}
/** Terms in which a company keeps somebody: for a trial, a change of visa, all insurances. */
export const LONG_TERMS: ReadonlySet<PeriodType> = new Set(['UNDER_1YEAR', 'ABOVE_1YEAR'])
const ANIMALS = /축사|양돈|젖소|산란계/
const INSPECTING = /검사|조립|포장|라벨|재단|봉제|생산직/
const HIGH = /비계|철근|형틀|패널|도장/
const SEATED = /OFFICE|TRANSLATION/
const EARLY = 7 * 60
const HEAVY = /물건 나르|자재|현장|운반|싣|옮기|상하차|인부|양중|거푸집|배근/
const won = new Intl.NumberFormat('ko-KR')

/** Generates the details: introduction, tasks, conditions, benefits, requirements, how to apply. */
export function generateDetails(random: Random, draft: Draft): string {
  const work = tasks(random, draft)
  return [
    introduction(random, draft),
    work,
    conditions(random, draft),
    benefits(random, draft, HEAVY.test(work)),
    wanted(random, draft),
    howToApply(random),
  ]
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
}

/** The role says more than what it is concerned with: a waiter of a canteen serves. */
const specialityOf = ({ category, role, product }: Draft) =>
  [role, product ?? ''].flatMap(
    (text) => SPECIALITIES[category].find(({ roles }) => roles.test(text)) ?? [],
  )[0]

function introduction(random: Random, draft: Draft): string {
  const { companyName, place } = draft
  const business = random.pick(businessesOf(draft))
  const where = `${place.region.sidoInSummary} ${place.region.sigungu ?? ''}`.trim()
  return random.pick([
    `${topic(companyName)} ${where}에 있습니다. ${business}.`,
    `안녕하세요, ${where} ${companyName}입니다. ${business}.`,
    `${where} ${place.town}에서 함께 일할 분을 찾습니다. ${topic(companyName)} ${business}.`,
  ])
}

function tasks(random: Random, draft: Draft): string {
  const { sector, role } = draft
  const speciality = specialityOf(draft)
  const [main, others] = speciality ? [[speciality.main], speciality.tasks] : [[], sector.tasks]
  const lines = [...main, ...random.some(others, random.int(2, 4) - main.length)].map((task) => `- ${task}`)
  return [random.pick(['하는 일', '담당 업무', `${role} 업무`]), ...lines].join('\n')
}

function conditions(random: Random, { schedule, pay, period, numberOfPersons }: Draft): string {
  const hours =
    schedule.startMinutes === null || schedule.endMinutes === null
      ? '근무 시간은 만나서 정합니다'
      : `근무 시간은 ${clock(schedule.startMinutes)}부터 ${schedule.endMinutes < schedule.startMinutes ? '다음 날 ' : ''}${clock(schedule.endMinutes)}까지입니다`
  return [
    random.pick(['근무 조건', '조건']),
    `- ${hours}. 주 ${schedule.numberOfWorkDays}일 일합니다.`,
    `- ${PAY_WORDS[pay.payType]} ${won.format(pay.payAmount)}원, ${random.pick(PAY_DAYS[pay.payType] ?? MONTHLY)}.`,
    `- 모집 인원 ${numberOfPersons}명`,
    ...(random.chance(0.5)
      ? [
          `- ${random.pick(['잔업은 원하는 사람만 합니다', '휴게 시간을 꼭 지킵니다', ...(LONG_TERMS.has(period) ? ['4대 보험에 모두 가입합니다', '수습 기간에도 급여가 같습니다'] : [])])}.`,
        ]
      : []),
  ].join('\n')
}

function benefits(random: Random, draft: Draft, isHeavy: boolean): string {
  const { keywords, lodging, meals, visaAvailable, useSecurePayment, onTheWay } = draft
  const lines = [
    lodging !== null && LODGINGS[lodging],
    meals !== null && MEALS[meals],
    keywords.includes('EASY_WORK') &&
      random.pick([
        '처음 하는 사람도 하루면 배우는 일입니다.',
        ...(isHeavy ? [] : ['무거운 물건을 들지 않습니다.']),
      ]),
    keywords.includes('KOREAN_NOT_CARE') &&
      random.pick([
        '한국어를 몰라도 괜찮습니다. 같은 나라 선배가 도와줍니다.',
        '작업 안내서가 여러 나라 말로 되어 있습니다.',
      ]),
    visaAvailable &&
      random.pick([
        'E-7 비자 전환을 회사가 준비해 드립니다.',
        ...(SEATED.test(draft.category) ? [] : ['E-9에서 E-7-4로 바꿀 때 추천서를 써 드립니다.']),
      ]),
    useSecurePayment && '급여 보장 공고입니다.',
    onTheWay &&
      random.pick([
        '역 앞에서 통근버스가 출발합니다.',
        ...(lodging === null || lodging === 'STUDIO' ? [] : ['통근 차량이 기숙사와 회사를 오갑니다.']),
      ]),
  ].filter((line) => line !== false)
  return lines.length === 0 ? '' : ['이런 점이 좋습니다', ...lines.map((line) => `- ${line}`)].join('\n')
}

function wanted(random: Random, draft: Draft): string {
  const lines = draft.sector.wanted.filter((line) => isConsistent(line, draft))
  return ['이런 분을 찾습니다', ...random.some(lines, 2).map((line) => `- ${line}`)].join('\n')
}

/** Whether a wish does not contradict what the job says elsewhere. */
function isConsistent(
  line: string,
  { keywords, schedule, shift, period, lodging, visaAvailable, role }: Draft,
): boolean {
  if (line.includes('한국어')) return !keywords.includes('KOREAN_NOT_CARE')
  if (line.includes('경험이 1년')) return !keywords.includes('EASY_WORK')
  if (line.includes('오래 함께')) return LONG_TERMS.has(period)
  if (line.includes('교대')) return shift === 'EVENING'
  if (line.includes('아침 일찍')) return (schedule.startMinutes ?? 0) < EARLY
  if (line.includes('주말만')) return schedule.numberOfWorkDays <= 2
  if (line.includes('주말 근무')) return schedule.numberOfWorkDays > 2
  if (line.includes('부부')) return lodging !== 'STUDIO'
  if (line.includes('동물')) return ANIMALS.test(role)
  if (line.includes('높은 곳')) return HIGH.test(role)
  if (line.includes('검사할')) return INSPECTING.test(role)
  if (line.includes('E-7')) return visaAvailable
  return true
}

function howToApply(random: Random): string {
  return random.pick([
    '이 페이지에서 이력서를 보내 주시면 이틀 안에 연락드립니다.',
    '전화나 지원 단추로 연락 주세요. 면접은 회사에서 봅니다.',
    `${object('이력서')} 보내기 전에 궁금한 점은 전화로 물어보세요.`,
    '평일 09시부터 18시 사이에 전화 주세요. 문자도 괜찮습니다.',
  ])
}

function clock(minutes: number): string {
  const part = minutes < 720 ? '오전' : '오후'
  const hour = Math.floor(minutes / 60) % 12 || 12
  return minutes % 60 === 0 ? `${part} ${hour}시` : `${part} ${hour}시 ${minutes % 60}분`
}
