import type { StoryId } from './news-texts.ts'

export interface Story {
  id: StoryId
  caption: string
  /** Page of the authority. */
  link?: string
  hasBanner?: true
}

const EPS = 'https://www.eps.go.kr'
const HIKOREA = 'https://www.hikorea.go.kr'
const LABOR = 'https://www.moel.go.kr'

export const NATIONAL_STORIES: readonly Story[] = [
  { id: 'minimum-wage', caption: '시간당 금액은 해마다 1월에 바뀝니다', link: LABOR },
  { id: 'skilled-visa', caption: '서류는 미리 모아 두는 것이 좋습니다', link: HIKOREA },
  { id: 'late-pay', caption: '일한 시간을 매일 적어 두세요', link: LABOR, hasBanner: true },
  { id: 'winter', caption: '쉬는 시간에는 따뜻한 곳으로', hasBanner: true },
  { id: 'dormitory', caption: '방을 보고 나서 계약하세요', hasBanner: true },
  { id: 'departure-insurance', caption: '출국 한 달 전에 신청하세요', link: EPS, hasBanner: true },
  { id: 'student-work', caption: '일하기 전에 학교에 먼저 물어보세요', link: HIKOREA },
  { id: 'integration-program', caption: '주말반은 일찍 마감됩니다' },
  { id: 'work-injury', caption: '병원에서 먼저 말하세요' },
  { id: 'health-insurance', caption: '자동 이체를 해 두면 편합니다' },
  { id: 'driving-license', caption: '시험은 여러 나라 말로 볼 수 있습니다' },
  { id: 'remittance', caption: '보내기 전에 받을 금액을 확인하세요' },
  { id: 'labor-contract', caption: '서명하기 전에 끝까지 읽으세요', link: LABOR },
  { id: 'passport', caption: '신분증은 내 손에', link: HIKOREA },
  { id: 'night-pay', caption: '밤에 일한 시간을 적어 두세요', link: LABOR },
  { id: 'mobile-card', caption: '은행에서도 쓸 수 있습니다' },
  { id: 'seasonal-work', caption: '농사철 일손을 나누는 마을' },
  { id: 'hospital-interpreting', caption: '세 사람이 함께 통화할 수 있습니다' },
  { id: 'workplace-change', caption: '고용센터에서 먼저 상담하세요', link: EPS },
  { id: 'phone-fraud', caption: '돈을 달라는 전화는 끊으세요' },
]

/** Stories of one province. */
export const LOCAL_STORIES: readonly Story[] = [
  { id: 'job-fair', caption: '지난해 박람회에는 천 명이 다녀갔습니다' },
  { id: 'korean-class', caption: '일요일 오후에 두 시간씩 배웁니다' },
  { id: 'health-checkup', caption: '의사와 통역이 함께 있습니다' },
  { id: 'visiting-advice', caption: '퇴근길에 들르세요' },
  { id: 'shelter', caption: '따뜻한 방에서 다음 일을 준비합니다' },
]
