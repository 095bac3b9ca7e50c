/** What is done with a language, beside its name: `베트남어로 상담`. */
const USE = '(?:으?로|를|말|회화|언어|의사|상담|안내|소통|응대|통역|번역|대화|문의|업무)*'
const SPEAKER = [
  '(?:(?:이|가|도)?(?:가능|능통|능숙|유창|우수|구사|잘하|할줄아|할수있|아|되|하))?',
  '(?:자|하신|한|하는|는|시는|신|시)?(?:분|사람|인재|지원자)?(?:들|은|을|이|께|면|으면)?',
].join('')
const NOT_NEEDED = new RegExp(
  `^${USE}(?:사|능력|실력)?(?:전혀|꼭)?(?:이|가|을|를|은|는|도)?(?:없|불필요|필요없|무관|상관없|몰라|못|안해)`,
)
const PREFERRED = new RegExp(
  `^급?(?:이상|소지|취득|보유)*${USE}${SPEAKER}(?:더|특히|대|적극|우선)?(?:우대|환영|선호|우선채용|유리|가산점|가점|플러스|좋)`,
)
const HEADED_PREFERRED = /(?:우대(?:사항|조건|요건|내용)|지원언어)$/
/** What an employer says in it: `베트남어 상담 가능`, not `베트남어 상담 가능자`. */
const OFFERED = new RegExp(
  [
    `^${USE}(?:지원|전화|문자|카톡|메시지|설명|교육|면접|자료|계약서|안내서|연락|접수|도움)*(?:이|가|도|은|을|를)?`,
    '(?:가능(?!자|하|한|분|해야)|가능(?:합니다|해요|하며|하니)|지원(?!자|하)|제공|됩니다|돼요|되어있|해드|해줍|',
    '드립|드려|주세요|주시|하세요|받습|받아|합니다|환영)',
  ].join(''),
)
/** Colleagues, interpreters and papers that are there. */
const PRESENT =
  /^.{0,12}?(?:통역사?|통역원|직원|관리자|담당자|반장|선배|동료|상담원|사장|실장|매니저|친구|팀장|안내서|안내문|설명서|계약서|교재)(?:님|들)?(?:이|가|도)?(?:있|상주|계시|계십|근무중|근무하|일하고|도와|많)/

/**
 * Whether a sentence asks for a language that it names. What is preferred or offered, or cannot be told apart from that,
 * is left to the text: nobody should stay away from work because of a language that it does not need.
 * @param sentence without blanks
 * @param start where the name begins
 */
export function isLanguageNeeded(sentence: string, start: number): boolean {
  const after = sentence.slice(sentence.indexOf('어', start) + 1).replace(FURTHER, '')
  return (
    !HEADED_PREFERRED.test(sentence.slice(0, start)) &&
    ![NOT_NEEDED, PREFERRED, OFFERED, PRESENT].some((pattern) => pattern.test(after))
  )
}

/** Whether what was named is only preferred: `가능자 우대`. */
export const isPreferred = (after: string): boolean => PREFERRED.test(after)

/** What is said of the first of several languages stands behind the last: `베트남어중국어상담가능`. */
const FURTHER = new RegExp(
  [
    '^(?:(?:및|와|과|또는|나|이나)?(?:베트남|중국|우즈베크|우즈벡|우즈베키스탄|러시아|네팔|태국|캄보디아|크메르|몽골|',
    '인도네시아|미얀마|버마|필리핀|타갈로그|영|일본|한국)어)+',
  ].join(''),
)
