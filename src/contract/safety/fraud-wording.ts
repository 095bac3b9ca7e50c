import { FRAUD_SIGNALS, type FraudSignal } from './fraud-signals.ts'
import { normalForm } from '../base/normal-form.ts'

/**
 * Wording of known frauds in Korean and English. They warn and never refuse, so that they may be wrong at times; they
 * stay quiet on what honest employers write: a residence card is brought, a bankbook is copied for the pay, a deposit
 * of a room is paid to its landlord. Gaps between words are bounded, which keeps matching linear.
 */
const PATTERNS: Record<FraudSignal, readonly RegExp[]> = {
  // Carrying cash or cards of victims, or speaking as an authority.
  VOICE_PHISHING: [
    /(현금|돈|카드|서류\s?봉투)[을를]?.{0,12}(수거|전달책|대신\s?받|받아서?\s?(전달|송금|입금))/u,
    /(수거|인출|송금|전달)\s?(책|알바|아르바이트|업무)/u,
    /(금융감독원|금감원|검찰|경찰)(청)?.{0,20}(안전\s?계좌|계좌.{0,6}(동결|조사)|앱을?\s?설치)/u,
    /안전\s?계좌/u,
    /\b(collect|pick\s?up|carry|deliver|withdraw)\b.{0,30}\b(cash|money|bank\s?cards?)\b.{0,40}\b(for|from|to)\b.{0,20}\b(clients?|customers?|the company|people|us)\b/iu,
    /\bsafe account\b/iu,
    /\b(parcel|money)\s(mule|courier)\b/iu,
  ],
  // Lending an account, card, phone or identity (Electronic Financial Transactions Act, article 6).
  ACCOUNT_LENDING: [
    /(통장|계좌|체크\s?카드|현금\s?카드|유심|대포폰|명의)[을를]?.{0,8}(빌려|대여|임대|양도|매입|삽니다|사요|팔아)/u,
    /(통장|체크\s?카드|현금\s?카드)[을를과와]?.{0,12}(비밀번호|비번)/u,
    /대포\s?(통장|폰)/u,
    /(체크\s?카드|현금\s?카드).{0,12}(보내|맡기|퀵)/u,
    /\b(rent|lend|borrow|sell|buy|use)\b.{0,15}\b(your|a|bank)\s?(bank\s)?(account|debit card|atm card|sim( card)?)\b/iu,
    /\b(account|card)\b.{0,20}\b(pin|password)\b/iu,
  ],
  MONEY_IN_ADVANCE: [
    /(보증금|예치금|가입비|등록비|소개비|알선비|수수료|교육비|유니폼비|비자\s?(비용|발급비)|선입금|보험료)[은는이가을를]?.{0,15}(먼저|미리|입금|송금|보내|내야|내셔야|필요)/u,
    /(먼저|미리|출근\s?전에?|시작\s?전에?).{0,15}(입금|송금|돈을?\s?(보내|내)|\d+만\s?원)/u,
    /선입금/u,
    // `월급은 계좌로 보내 드려요` is no request.
    /(계좌|통장)(으?로|에)\s?.{0,6}(돈|현금|금액|만\s?원)[을를]?\s?(보내|입금해?|송금해?|넣어)\s?(주(세요|십시오|시면|셔야)|하세요)/u,
    /\b(pay|send|transfer|deposit)\b.{0,30}\b(first|in advance|before (you|the) (start|work|interview)|upfront)\b/iu,
    /\b(registration|processing|training|visa|uniform|agency|placement|broker)\s(fee|deposit|cost)s?\b/iu,
    /\b(refundable deposit|security deposit for (the )?job)\b/iu,
  ],
  PASSPORT_HANDED_OVER: [
    /(여권|외국인\s?등록증|신분증)[을를]?.{0,12}(맡기|맡겨|보관(해|하)|압수|담보|제출하고\s?(가|돌려받))/u,
    /(여권|신분증)[은는을를]?.{0,10}(회사|사장님?|저희)[가이에]?.{0,6}(보관|가지고\s?있)/u,
    /\b(leave|hand over|give us|keep|hold|surrender)\b.{0,20}\b(passport|alien card|arc|residence card|id card)\b/iu,
    /\b(passport)\b.{0,25}\b(as (a )?(guarantee|deposit|security)|until you)\b/iu,
  ],
  // Away from the site, to messengers that frauds use; KakaoTalk and the phone are usual in Korea.
  FOREIGN_MESSENGER: [
    /(텔레그램|왓츠앱|위챗|라인\s?(아이디|메신저|으로)|시그널|바이버|잘로)[으로에]{0,3}.{0,12}(연락|추가|주세요|문의|대화|만)/u,
    /\b(telegram|whats\s?app|we\s?chat|viber|signal|line id|zalo)\b.{0,25}(연락|추가|문의)/iu,
    /\b(contact|message|add|text|write|chat)\b.{0,20}\b(telegram|whats\s?app|wechat|viber|signal|line|zalo)\b/iu,
    /(\bt\.me\/|\bwa\.me\/)/iu,
  ],
}

/** Characters looked at; a message is shorter. */
const LONGEST = 6_000

/** Invisible characters and dots between letters hide words from patterns. */
const plain = (text: string) =>
  normalForm(text.slice(0, LONGEST), 'NFKC')
    .replaceAll(/[\p{Cf}\p{M}]/gu, '')
    .replaceAll(/\s+/gu, ' ')

/** All signals in a text, the most serious first. */
export function fraudSignalsIn(text: string): FraudSignal[] {
  const looked = plain(text)
  return FRAUD_SIGNALS.filter((signal) => PATTERNS[signal].some((pattern) => pattern.test(looked)))
}

/** The words of a text that are a sign of a fraud; null if none are. */
export function fraudWording(text: string, signal: FraudSignal): string | null {
  const looked = plain(text)
  const found = PATTERNS[signal].map((pattern) => pattern.exec(looked)?.[0])
  return found.find((words) => words !== undefined) ?? null
}

/** The most serious signal in a text; null without one. */
export const fraudSignalIn = (text: string): FraudSignal | null => fraudSignalsIn(text)[0] ?? null
