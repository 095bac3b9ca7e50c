/** Who runs this site. Operators put their own details here. */
export const company = {
  name: '주식회사 일터 (데모)',
  nameInEnglish: 'Ilteo Inc. (demo)',
  representative: '홍길동',
  registrationNumber: '000-00-00000',
  mailOrderNumber: '제0000-서울데모-0000호',
  jobInformationNumber: '데모 0000-00',
  address: '서울특별시 중구 세종대로 110',
  addressInEnglish: '110 Sejong-daero, Jung-gu, Seoul',
  supportEmail: 'help@ilteo.test',
  inquiryLine: '02-000-0000',
  messengerUrl: 'https://messenger.ilteo.test/ilteo',
  supportHours: '9:00~18:00',
} as const

/** Addresses of the terms of use and the privacy policy, written by the operator: links appear once they are set. */
export const legalPages: Record<'terms' | 'privacy', string | null> = { terms: null, privacy: null }
