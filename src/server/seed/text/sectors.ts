import type { JobCategory } from '../../../contract/base/enums.ts'
import { seedText } from '../../../reference/seed-text.ts'

/** Text blocks of the jobs of one category. */
export interface SectorText {
  roles: readonly string[]
  /** Words that precede a role, as in `자동차 부품 조립원`. */
  products: readonly string[]
  /** Roles that these words can precede. */
  fits: RegExp
  tails: readonly string[]
  /** Tasks of all roles that no speciality (specialities.ts) names. */
  tasks: readonly string[]
  wanted: readonly string[]
}

export const SECTORS: Record<JobCategory, SectorText> = {
  FACTORY: {
    roles: seedText.categories.factory,
    products: [
      '자동차 부품',
      '반도체 장비',
      '식품',
      '화장품 용기',
      '가전 부품',
      '산업용 밸브',
      '냉동식품',
      '전선',
      '의료기기',
    ],
    fits: /생산직|포장|^조립원|품질|라벨|피킹|상하차|설비 보전/,
    tails: seedText.companyTail.factory,
    tasks: [
      '완성품 검사와 불량 분류',
      '포장과 라벨 부착',
      '작업 전후 설비 점검과 청소',
      '자재 운반(전동 대차 사용)',
      '생산 일지 작성',
    ],
    wanted: [
      '경험이 없어도 2주 동안 옆에서 가르쳐 드립니다',
      '교대 근무가 가능한 분',
      '꼼꼼하게 검사할 수 있는 분',
      '지게차 면허가 있으면 수당을 더 드립니다',
      '오래 함께 일할 분을 찾습니다',
    ],
  },
  FARM: {
    roles: seedText.categories.farm,
    products: ['스마트팜', '유기농', '하우스', '대규모'],
    fits: /채소|딸기|고추|배추|화훼|버섯|묘목/,
    tails: seedText.companyTail.farm,
    tasks: [],
    wanted: [
      '시골 생활에 익숙한 분',
      '농사 경험이 없어도 됩니다',
      '아침 일찍 일하는 것이 괜찮은 분',
      '부부나 친구가 함께 와도 됩니다',
      '동물을 좋아하는 분',
    ],
  },
  RESTAURANT: {
    roles: seedText.categories.restaurant,
    products: ['한식당', '쌀국수 전문점', '고깃집', '호텔', '구내식당', '돈가스 전문점'],
    fits: /^(주방보조|홀서빙|설거지 담당|조리사|배달 포장)$/,
    tails: seedText.companyTail.restaurant,
    tasks: [],
    wanted: [
      '밝게 인사할 수 있는 분',
      '간단한 한국어 주문을 이해하는 분',
      '주말 근무가 가능한 분',
      '보건증이 있거나 만들 수 있는 분',
      '유학생은 시간제 취업 허가를 도와 드립니다',
    ],
  },
  CONSTRUCTION: {
    roles: seedText.categories.construction,
    products: ['아파트 현장', '물류창고 신축', '도로 공사', '학교 리모델링', '공장 증축'],
    fits: /철근|목공|콘크리트|비계|인부|신호수|감시원|정리/,
    tails: seedText.companyTail.construction,
    tasks: [],
    wanted: [
      '건설업 기초안전보건교육 이수증이 있는 분',
      '높은 곳에서 일할 수 있는 분',
      '팀으로 와도 좋습니다',
      '초보는 보통인부부터 시작합니다',
      '기능 있는 분은 일당을 더 드립니다',
    ],
  },
  TRANSLATION: {
    roles: seedText.categories.translation,
    products: ['병원', '법률사무소', '관공서', '산업 현장', '출입국 민원'],
    fits: /어 통번역|어 통역/,
    tails: seedText.companyTail.translation,
    tasks: ['전화와 방문 상담 통역', '병원 동행 통역', '신입 직원 교육 통역', '행사와 회의 통역'],
    wanted: [
      '한국어능력시험(TOPIK) 4급 이상',
      '두 언어로 문서를 쓸 수 있는 분',
      '통역 경험이 1년 이상인 분',
      '비밀을 지킬 수 있는 분',
      '결혼 이민자와 유학생을 환영합니다',
    ],
  },
  OFFICE: {
    roles: seedText.categories.office,
    products: ['해외 쇼핑몰', '수출 회사', '대학교', '스타트업'],
    fits: /사무보조|경리|고객상담|마케팅|총무|구매/,
    tails: seedText.companyTail.office,
    tasks: [],
    wanted: [
      '엑셀을 다룰 수 있는 분',
      '영어나 모국어로 업무가 가능한 분',
      '한국어로 전자우편을 쓸 수 있는 분',
      'E-7 비자 전환을 함께 준비합니다',
      '신입도 지원할 수 있습니다',
    ],
  },
  ETC: {
    roles: [
      '택배 분류',
      '물류센터 상하차',
      '객실 정리원',
      '세차원',
      '청소원',
      '이삿짐 운반',
      '주유원',
      '간병 보조',
      '행사 진행 보조',
      '세탁물 분류',
      '편의점 점원',
      '배송 보조',
    ],
    products: ['호텔', '병원', '공항'],
    fits: /객실|청소|세탁물/,
    tails: ['물류', '서비스', '크린', '로지스', '케어', '호텔'],
    tasks: [],
    wanted: [
      '몸을 움직이는 일을 좋아하는 분',
      '시간을 잘 지키는 분',
      '주말만 일하는 것도 됩니다',
      '처음 하는 분도 할 수 있습니다',
    ],
  },
}
