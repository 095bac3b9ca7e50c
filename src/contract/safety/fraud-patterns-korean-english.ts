import type { FraudSignal } from './fraud-signals.ts'

/**
 * Wording of known frauds in Korean and English. Signals warn and never refuse, so a pattern may be wrong at times, but
 * none should match what honest employers write: a residence card is brought, a bankbook is copied for the pay, the
 * deposit of a room is paid to its landlord. Gaps between words are bounded, which keeps matching linear. All patterns
 * have the flag `g`, as a later match counts where an earlier one stands in a harmless sentence.
 */
export const koreanAndEnglish: Record<FraudSignal, readonly RegExp[]> = {
  // Carrying cash or cards of victims, or speaking as an authority.
  VOICE_PHISHING: [
    /(현금|돈|카드|서류\s?봉투)[을를]?.{0,12}(수거|전달책|대신\s?받|받아서?\s?(전달|송금|입금))/gu,
    /(수거|인출|송금|전달)\s?(책|알바|아르바이트|업무)/gu,
    /(금융감독원|금감원|검찰|경찰)(청)?.{0,20}(안전\s?계좌|계좌.{0,6}(동결|조사)|앱을?\s?설치)/gu,
    /안전\s?계좌/gu,
    /\b(collect|pick\s?up|carry|deliver|withdraw)\b.{0,30}\b(cash|money|bank\s?cards?)\b.{0,40}\b(for|from|to)\b.{0,20}\b(clients?|customers?|the company|people|us)\b/giu,
    /\bsafe account\b/giu,
    /\b(parcel|money)\s(mule|courier)\b/giu,
    /(현금|돈|봉투)[을를]?.{0,12}받아.{0,15}(송금|입금|전달|이체)/gu,
    /(서류|물건|소포|봉투)[을를]?.{0,15}(찾아|받아|수령).{0,10}전달.{0,12}건당/gu,
    // Buying cryptocurrency with the money of others.
    /(코인|가상\s?화폐|usdt|테더|이더리움)[을를]?.{0,12}(환전|대행|대신|사\s?(주|서)|송금|전송)/giu,
    /\b(collect|pick\s?up|receive)\b.{0,30}\b(cash|money)\b.{0,50}\b(transfer|deposit|send|forward|wire|buy)\b/giu,
    /\b(buy|purchase|exchange|convert)\b.{0,25}\b(bitcoin|usdt|tether|crypto(currency)?)\b/giu,
    /(돈|현금|봉투)[을를만]{0,2}\s?받(고|아).{0,20}(건네|넘겨|전해|오세요|갖다)/gu,
    /(은행|경찰|검찰|금감원)\s?(직원|수사관)?인?\s?척/gu,
    /\b(take|receive|collect|get)\b.{0,12}\b(money|cash|envelope)\b.{0,25}\b(give|hand|pass|bring)\b.{0,12}\b(someone|somebody|another|us)\b/giu,
    /\b(act as|pose as|pretend to be)\b.{0,12}\b(bank|police|prosecutor)/giu,
  ],
  // Lending an account, card, phone or identity (Electronic Financial Transactions Act, article 6).
  ACCOUNT_LENDING: [
    /(통장|계좌|체크\s?카드|현금\s?카드|유심|대포폰|명의)[을를]?.{0,8}(빌려|대여|임대|양도|매입|삽니다|사요|팔아)/gu,
    /(통장|체크\s?카드|현금\s?카드)[을를과와]?.{0,12}(비밀번호|비번)/gu,
    /대포\s?(통장|폰)/gu,
    /(체크\s?카드|현금\s?카드).{0,12}(보내|맡기|퀵)/gu,
    /\b(rent|lend|borrow|sell|buy)\b.{0,15}\b(your|a|bank)\s?(bank\s)?(account|debit card|atm card|sim( card)?)\b/giu,
    /\b(bank account|card)\b.{0,20}\b(pin|password)\b/giu,
    /\b(rent|lend|borrow|sell)\b.{0,25}\b(bank\saccount|debit card|atm card|sim card)\b/giu,
    /(통장|계좌|카드)[을를과와이랑]{0,2}.{0,20}(택배|퀵|등기)/gu,
    /(통장|계좌).{0,12}만들어.{0,10}(넘겨|건네)/gu,
    /\b(mail|send|give) us\b.{0,12}\b(atm|bank|debit) card\b/giu,
    /\bopen\b.{0,20}\baccount\b.{0,25}\b(hand|give) (it|them) (over )?to us\b/giu,
    /(통장|계좌).{0,12}(쓰게|사용하게)\s?해\s?주/gu,
    /\b(through|via) your (bank )?account\b/giu,
  ],
  FALSE_PAPERS: [
    /(위조|가짜|허위).{0,8}(서류|비자|등록증|신분증|여권|증명서)/gu,
    /비자.{0,6}(없어도|없이).{0,15}(서류|비자)[을를]?\s?(만들|해결)/gu,
    /불법\s?체류.{0,8}(가능|환영|문제\s?없|괜찮)/gu,
    /\b(fake|forged|counterfeit)\b.{0,20}\b(documents?|papers?|visas?|id|passports?|cards?|certificates?)\b/giu,
    /\b(overstayers?|illegals?|no visa)\b.{0,20}\b(welcome|ok|okay|no problem)\b/giu,
    /비자가?\s?만료(돼|되어|됐어)도/gu,
    /(관광|방문|여행)\s?비자.{0,20}(꾸며|만들어|바꿔|일할\s?수\s?있)/gu,
    /\b(expired|no) visa\b.{0,10}\b(fine|ok|okay|no problem|welcome)\b/giu,
    /\btourist visa\b.{0,40}\b(work visa|can work)\b/giu,
  ],
  MONEY_IN_ADVANCE: [
    /(보증금|예치금|가입비|등록비|소개비|알선비|수수료|교육비|유니폼비|비자\s?(비용|발급비)|선입금|보험료)[은는이가을를]?.{0,15}(먼저|미리|입금|송금|보내|내야|내셔야|필요)/gu,
    /(먼저|미리|출근\s?전에?|시작\s?전에?).{0,15}(입금|송금|돈을?\s?(보내|내)|\d+만\s?원)/gu,
    /선입금/gu,
    // `월급은 계좌로 보내 드려요` (pay by transfer) is no request.
    /(계좌|통장)(으?로|에)\s?.{0,6}(돈|현금|금액|만\s?원)[을를]?\s?(보내|입금해?|송금해?|넣어)\s?(주(세요|십시오|시면|셔야)|하세요)/gu,
    /\b(pay|send|transfer)\b.{0,30}\b(fees?|deposit|costs?|money|won|dollars)\b.{0,20}\b(first|in advance|upfront|before (you|the) (start|work|interview))\b/giu,
    /\b(registration|processing|training|visa|uniform|agency|placement|broker)\s(fee|deposit|cost)s?\b/giu,
    /\b(refundable deposit|security deposit for (the )?job)\b/giu,
    /(보증금|예치금|가입비|등록비|소개비|알선비|수수료|교육비)[을를]?.{0,15}(내면|내시면|지불하)/gu,
    // Pay that is withheld.
    /(급여|월급|임금)[을를은는]?.{0,12}(보증금|담보|예치금).{0,8}(잡|묶|보관|떼)/gu,
    /\b(pay|send|transfer)\b.{0,40}\bbefore (your|you|the) (first|start|come|arriv|work|interview)/giu,
    /\b(hold back|withhold|keep)\b.{0,30}\b(salary|wages?|pay)\b.{0,20}\b(deposit|security|guarantee)\b/giu,
    /(신원\s?보증|보험|서류|검진|수속|알선|중개|브로커|대행|수고|소개|등록|교육)\s?(료|비|비용|금)[을를로은는]?.{0,20}(부쳐|보내\s?(주|세)|입금|송금|이체|먼저|주셔야|내셔야|내야)/gu,
    /\b(you (must|have to|need to)|please|must) (first )?(pay|send|wire|transfer|cover)\b.{0,40}\b(fees?|costs?|deposit|dollars|won)\b.{0,30}\b(insurance|paperwork|documents|agent|broker|training|visa|flight|ticket|uniform)\b/giu,
    /\b(wire|send|transfer) (us )?\$?\d[\d,]{0,9} ?(dollars|won|usd)?.{0,20}\b(for|before)\b/giu,
    /\b(cover|pay)\b.{0,15}\b(agent|agency|broker)(['’]s)? (costs?|fees?|charges?)\b/giu,
    /(예약금|계약금|대기금)[을를은는]?.{0,15}(먼저|부터|입금|송금|넣어|보내)/gu,
    /\b(reservation|booking) (charge|fee|money)\b/giu,
  ],
  PASSPORT_HANDED_OVER: [
    /(여권|외국인\s?등록증|신분증)[을를]?.{0,12}(맡기|맡겨|보관(해|하)|압수|담보|제출하고\s?(가|돌려받))/gu,
    /(여권|신분증)[은는을를]?.{0,10}(회사|사장님?|저희)[가이에]?.{0,6}(보관|가지고\s?있)/gu,
    /\b(leave|hand over|give us|keep|hold|surrender)\b.{0,20}\b(passport|alien card|arc|residence card|id card)\b/giu,
    /\b(passport)\b.{0,25}\b(as (a )?(guarantee|deposit|security)|until you)\b/giu,
    /(여권|외국인\s?등록증|신분증)[은는을를]?.{0,25}(보관(합|해|하)|맡겨|맡기|맡아|압수|담보)/gu,
    /(여권|등록증|신분증)[은는이을를]?.{0,6}(우리|저희|회사|사장님?).{0,12}(가지고\s?있|갖고\s?있|맡아|보관)/gu,
    /(여권|등록증|신분증).{0,16}두고\s?가/gu,
    /\b(passport|residence card|alien card|id card)\b.{0,10}\b(stays?|remains?|(is|are|will be) kept)\b.{0,20}\b(office|safe|company|us|manager)\b/giu,
    /\bleave\b.{0,25}\b(passport|id|card)\b.{0,10}\bwith (us|the)\b/giu,
    /(여권|등록증|신분증)[은는을를]?.{0,6}(모아|걷어|거둬).{0,10}(금고|두|둡|보관)/gu,
    /\b(collects?|gathers?|locks?( up)?)\b.{0,15}\bpassports?\b/giu,
  ],
  // Moving to messengers that fraudsters use; KakaoTalk and the phone are usual in Korea.
  FOREIGN_MESSENGER: [
    /(텔레그램|왓츠앱|위챗|라인\s?(아이디|메신저|으로)|시그널|바이버|잘로)[으로에]{0,3}.{0,12}(연락|추가|주세요|문의|대화|만)/gu,
    /\b(telegram|whats\s?app|we\s?chat|viber|signal|line id|zalo)\b.{0,25}(연락|추가|문의)/giu,
    /\b(contact|message|add|text|write|chat)\b.{0,20}\b(telegram|whats\s?app|wechat|viber|signal|line|zalo)\b/giu,
    /(\bt\.me\/|\bwa\.me\/)/giu,
    /(텔레그램|왓츠앱|위챗|시그널|바이버|잘로).{0,25}(연락|추가|문의|대화|상담)/gu,
    /(카카오톡|카톡|오픈\s?채팅)(으로|방으로)?.{0,6}(옮겨|옮기|넘어)/gu,
    /\b(move|talk|switch|continue)\b.{0,20}\b(telegram|whats\s?app|we\s?chat|viber|zalo)\b/giu,
  ],
  // Pay far above what such work earns, which baits for the frauds above.
  TOO_GOOD_PAY: [
    /\d{1,2}\s?시간.{0,20}월\s?([6-9]\d\d|\d{4})\s?만/gu,
    /(일당|일급|하루에)\s?(최대|최소|평균)?\s?([5-9]\d|\d{3,4})\s?만/gu,
    /\b([6-9]|\d{2}) million won (a|per) month\b.{0,40}\bhours a day\b/giu,
    /\b(\d{1,2} million|([5-9]|\d{2})\d\d,000) won (a|per) day\b/giu,
  ],
}
