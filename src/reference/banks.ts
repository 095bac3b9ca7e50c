interface Bank {
  /** As PortOne's REST API (V2) calls it. */
  code: string
  name: string
  nameInEnglish: string
  /** Shorter and former names that people write. */
  alsoCalled?: readonly string[]
}

/** Where people in Korea have accounts, the most common first. */
export const banks: readonly Bank[] = [
  { code: 'KOOKMIN', name: 'KB국민은행', nameInEnglish: 'KB Kookmin Bank', alsoCalled: ['국민', 'KB'] },
  { code: 'SHINHAN', name: '신한은행', nameInEnglish: 'Shinhan Bank' },
  { code: 'WOORI', name: '우리은행', nameInEnglish: 'Woori Bank' },
  { code: 'HANA', name: '하나은행', nameInEnglish: 'Hana Bank', alsoCalled: ['KEB하나'] },
  { code: 'NONGHYUP', name: 'NH농협은행', nameInEnglish: 'NH NongHyup Bank', alsoCalled: ['농협', 'NH'] },
  {
    code: 'IBK',
    name: 'IBK기업은행',
    nameInEnglish: 'IBK Industrial Bank of Korea',
    alsoCalled: ['기업', 'IBK'],
  },
  { code: 'KAKAO', name: '카카오뱅크', nameInEnglish: 'KakaoBank', alsoCalled: ['카카오'] },
  { code: 'K_BANK', name: '케이뱅크', nameInEnglish: 'K bank', alsoCalled: ['K뱅크'] },
  { code: 'TOSS', name: '토스뱅크', nameInEnglish: 'Toss Bank', alsoCalled: ['토스'] },
  {
    code: 'STANDARD_CHARTERED',
    name: 'SC제일은행',
    nameInEnglish: 'Standard Chartered Bank Korea',
    alsoCalled: ['제일', 'SC'],
  },
  { code: 'CITI', name: '한국씨티은행', nameInEnglish: 'Citibank Korea', alsoCalled: ['씨티'] },
  { code: 'DAEGU', name: 'iM뱅크', nameInEnglish: 'iM Bank (Daegu)', alsoCalled: ['대구', 'iM뱅크(대구)'] },
  { code: 'BUSAN', name: '부산은행', nameInEnglish: 'Busan Bank' },
  { code: 'KYONGNAM', name: '경남은행', nameInEnglish: 'Kyongnam Bank' },
  { code: 'KWANGJU', name: '광주은행', nameInEnglish: 'Kwangju Bank' },
  { code: 'JEONBUK', name: '전북은행', nameInEnglish: 'Jeonbuk Bank' },
  { code: 'JEJU', name: '제주은행', nameInEnglish: 'Jeju Bank' },
  { code: 'KDB', name: 'KDB산업은행', nameInEnglish: 'Korea Development Bank', alsoCalled: ['산업', 'KDB'] },
  { code: 'SUHYUP', name: 'Sh수협은행', nameInEnglish: 'Suhyup Bank', alsoCalled: ['수협'] },
  { code: 'KFCC', name: '새마을금고', nameInEnglish: 'MG Community Credit', alsoCalled: ['MG새마을금고'] },
  { code: 'SHINHYUP', name: '신협', nameInEnglish: 'Credit Union (Shinhyup)' },
  { code: 'POST', name: '우체국', nameInEnglish: 'Korea Post' },
  { code: 'LOCAL_NONGHYUP', name: '지역농축협', nameInEnglish: 'Local NongHyup', alsoCalled: ['지역농협'] },
  { code: 'SAVINGS_BANK', name: '저축은행', nameInEnglish: 'Savings bank' },
  { code: 'NFCF', name: '산림조합', nameInEnglish: 'Forestry Cooperative' },
]

const byName = new Map(
  banks.flatMap(({ code, name, nameInEnglish, alsoCalled = [] }) =>
    [code, name, nameInEnglish, ...alsoCalled].map((each) => [keyOf(each), code] as const),
  ),
)

/** The code of a bank by any of its names; undefined for one that is not listed. */
export const bankCode = (name: string): string | undefined => byName.get(keyOf(name))

/** `신한`, `신한은행` and `신한 은행` are one, and all savings banks have the same code. */
function keyOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/\s/g, '')
    .replace(/^.*저축은행$/, '저축')
    .replace(/은행$/, '')
}
