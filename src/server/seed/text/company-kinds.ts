import type { JobCategory } from '../../../contract/base/enums.ts'
import type { Random } from '../random.ts'
import { SECTORS } from './sectors.ts'

/** What companies with such a name hire for: a textile mill no butchers. The first that fits counts. */
interface CompanyKind {
  name: RegExp
  roles: RegExp
  /** Products that may stand before the roles; none without it. */
  products?: RegExp
}

const ANY = /./

const KINDS: Record<JobCategory, readonly CompanyKind[]> = {
  FACTORY: [
    { name: /식품$/, roles: /식품|육가공|생산직|포장|품질|라벨|상하차|지게차/, products: /식품/ },
    { name: /섬유$/, roles: /재단|봉제|생산직|단순포장/ },
    { name: /전자$/, roles: /^조립원|전자|생산직|품질|라벨|설비/, products: /가전|반도체|의료기기|전선/ },
    {
      name: /(화학|플라스틱)$/,
      roles: /사출|성형|도장|생산직|단순포장|품질|지게차/,
      products: /화장품|자동차/,
    },
    {
      name: ANY,
      roles: /조립|용접|도장|도금|주조|CNC|MCT|프레스|금형|생산직|설비|품질|상하차|지게차|피킹/,
      products: /자동차|반도체|밸브|의료기기/,
    },
  ],
  FARM: [
    { name: /수산$/, roles: /양식|굴|어선/ },
    { name: /버섯$/, roles: /버섯/, products: /유기농|대규모/ },
    { name: /축산$/, roles: /축사|양돈|젖소|산란계/ },
    {
      name: ANY,
      roles: /채소|딸기|과수|인삼|고추|배추|감자|화훼|묘목|농산물|스마트팜|축사|산란계/,
      products: ANY,
    },
  ],
  RESTAURANT: [
    { name: /(베이커리|카페)$/, roles: /제과|바리스타/ },
    { name: /분식$/, roles: /분식|주방보조$|홀서빙|배달/ },
    {
      name: /푸드$/,
      roles: /구내식당|급식|뷔페|치킨|패스트푸드|호텔|조리사$|배달/,
      products: /구내|호텔|돈가스/,
    },
    {
      name: ANY,
      roles: /한식|중식|베트남|고깃집|횟집|홀서빙|설거지|조리사|주방보조|매장/,
      products: /한식당|쌀국수|고깃집/,
    },
  ],
  CONSTRUCTION: [
    { name: /조경$/, roles: /조경|굴착기/, products: /아파트|학교/ },
    { name: /설비$/, roles: /배관|전기|용접|감시원/, products: /아파트|공장|학교/ },
    { name: ANY, roles: /^(?!조경)/, products: ANY },
  ],
  TRANSLATION: [{ name: ANY, roles: ANY, products: ANY }],
  OFFICE: [
    { name: /에듀$/, roles: /강사|유학생|사무보조|마케팅|콘텐츠|경리/, products: /대학교/ },
    {
      name: /(상사|무역|유통)$/,
      roles: /사무보조|경리|무역|해외영업|온라인몰|고객상담|마케팅|품질관리|인사|구매|통관/,
      products: /쇼핑몰|수출/,
    },
    { name: /미디어$/, roles: /콘텐츠|마케팅|디자이너|앱 개발자|온라인몰|사무보조/, products: /쇼핑몰/ },
    {
      name: ANY,
      roles: /개발자|디자이너|연구|CAD|사무보조|고객상담|마케팅|인사|경리|호텔/,
      products: /스타트업/,
    },
  ],
  ETC: [
    { name: /(물류|로지스)$/, roles: /택배|상하차|이삿짐|배송/ },
    { name: /크린$/, roles: /객실|청소|세차|세탁물/, products: ANY },
    { name: /케어$/, roles: /간병|청소/, products: /병원/ },
    { name: /호텔$/, roles: /객실|청소|세탁물|행사/, products: /호텔/ },
    { name: ANY, roles: /세차|청소|주유|행사|편의점|배송|이삿짐|간병/, products: /공항|병원/ },
  ],
}

/** Products that only some roles have to do with. */
const OF_PRODUCT: readonly { product: RegExp; roles: RegExp }[] = [
  { product: /식품|화장품|전선/, roles: /^(?!조립원)/ },
  { product: /도로/, roles: /철근|콘크리트|인부|신호수|정리/ },
  { product: /공항|병원/, roles: /^(?!객실)/ },
]

/** A role that the company hires for. */
export const pickRole = (random: Random, category: JobCategory, companyName: string): string =>
  random.pick(SECTORS[category].roles.filter((role) => kindOf(category, companyName).roles.test(role)))

const WITH_PRODUCT = 0.7

/** What the role is concerned with, as in `자동차 부품 조립원`. */
export function pickProduct(
  random: Random,
  category: JobCategory,
  companyName: string,
  role: string,
): string | null {
  const { fits, products } = SECTORS[category]
  const kind = kindOf(category, companyName)
  const fitting = products.filter(
    (product) =>
      kind.products?.test(product) &&
      OF_PRODUCT.every((each) => !each.product.test(product) || each.roles.test(role)),
  )
  return fits.test(role) && fitting.length > 0 && random.chance(WITH_PRODUCT) ? random.pick(fitting) : null
}

function kindOf(category: JobCategory, companyName: string): CompanyKind {
  const kind = KINDS[category].find(({ name }) => name.test(companyName))
  if (!kind) throw new Error(`no kind of company in ${category} has the name ${companyName}`)
  return kind
}
