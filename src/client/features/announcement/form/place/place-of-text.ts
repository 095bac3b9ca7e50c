import type { Address } from '../../../../../contract/place/address.ts'
import { READ_LETTERS } from '../time/time-of-text.ts'

const PROVINCE =
  '(?:서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충북|충남|충청|전북|전남|전라|경북|경남|경상|제주)[가-힣]{0,5}'
/** `충남 논산시 연무읍 안심로 123`: from the district down to the town, as the name of a town alone fits many. */
const PLACE = new RegExp(
  String.raw`(?<![가-힣])(?:${PROVINCE}\s)?[가-힣]{1,5}[시군구]\s(?:[가-힣]{1,4}구\s)?[가-힣]{1,6}\d?[읍면동](?=에서|에\s|의\s|이며|입니다|[^가-힣]|$)(?:\s[가-힣\d]{1,10}[로길리]\s?\d[\d-]{0,8})?`,
  'g',
)

/** The one place that a text names, as it is written there; null without one, or with several. */
export function placeIn(text: string): string | null {
  const [only = null, ...others] = new Set(text.slice(0, READ_LETTERS).match(PLACE))
  return others.length === 0 ? only : null
}

/** The only address that has all areas that were written; undefined where several have. */
export function onlyAddress(found: readonly Address[], written: string): Address | undefined {
  const areas = written.split(/\s+/).filter((word) => /[시군구읍면동]$/.test(word))
  const [only, ...others] = found.filter(({ address }) => areas.every((area) => address.includes(area)))
  return others.length === 0 ? only : undefined
}
