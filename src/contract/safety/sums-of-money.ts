const DOLLAR = 1_350
/** Characters after a number in which its currency is named. */
const MAX_CURRENCY_LENGTH = 12
/** Won per unit of other currencies, roughly: the limits are far above what is usual. */
const CURRENCIES: readonly (readonly [RegExp, number])[] = [
  [/^ ?(원|won|krw|₩|韩元|韩币|बन|कोरियन)/u, 1],
  [/^ ?(usd|us\$|\$|dollars?|bucks|달러|불|đô|美元|美金|刀|डलर|dolar)/u, DOLLAR],
  [/^ ?(rmb|人民币|위안)/u, 190],
  [/^ ?(vnd|đồng|vnđ|rupiah|idr|रुपैयाँ|रुपैया|रु|npr)/u, 0],
]

/** Multipliers that follow a number. */
const MULTIPLIERS: Record<string, number> = {
  억: 1e8,
  천만: 1e7,
  백만: 1e6,
  십만: 1e5,
  만: 1e4,
  천: 1e3,
  亿: 1e8,
  百万: 1e6,
  十万: 1e5,
  万: 1e4,
  萬: 1e4,
  千: 1e3,
  w: 1e4,
  triệu: 1e6,
  tr: 1e6,
  củ: 1e6,
  vạn: 1e4,
  man: 1e4,
  nghìn: 1e3,
  ngàn: 1e3,
  juta: 1e6,
  jt: 1e6,
  ribu: 1e3,
  rb: 1e3,
  million: 1e6,
  mil: 1e6,
  mill: 1e6,
  m: 1e6,
  k: 1e3,
  thousand: 1e3,
  करोड: 1e7,
  crore: 1e7,
  लाख: 1e5,
  lakh: 1e5,
  हजार: 1e3,
  मिलियन: 1e6,
}

const AMOUNT =
  /(₩|\$|us\$)? ?(\d[\d.,]{0,12})( ?[~-] ?\d[\d.,]{0,12})?\+? ?(억|천만|백만|십만|만|천|亿|百万|十万|万|萬|千|w(?!\p{L})|vạn|triệu|tr(?!\p{L})|củ|nghìn|ngàn|juta|jt|ribu|rb|million|mill?(?!\p{L})|thousand|lakh|crore|करोड|लाख|हजार|मिलियन|man(?!\p{L})|(?<=\d)[mkw](?!\p{L}))?/gu

const KOREAN_DIGITS = '일이삼사오육칠팔구'
const CHINESE_DIGITS = '一二三四五六七八九'
const SPOKEN = /([일이삼사오육칠팔구십백천]{1,6})(?= ?만)|([一二两三四五六七八九十百千]{1,6})(?=万)/gu
const UNITS: Record<string, number> = { 십: 10, 백: 100, 천: 1000, 十: 10, 百: 100, 千: 1000 }

/** `삼백` is 300. */
function spoken(word: string): string {
  let total = 0
  let digit = 0
  for (const letter of word) {
    const unit = UNITS[letter]
    if (unit === undefined)
      digit =
        letter === '两' ? 2 : Math.max(KOREAN_DIGITS.indexOf(letter), CHINESE_DIGITS.indexOf(letter)) + 1
    else {
      total += (digit || 1) * unit
      digit = 0
    }
  }
  return String(total + digit)
}

const numberOf = (digits: string) => {
  const isDecimal = /^\d{1,3}[.,]\d{1,2}$/.test(digits)
  return Number(isDecimal ? digits.replace(',', '.') : digits.replaceAll(/[.,]/g, ''))
}

/** A sum of money in a text. */
export interface Sum {
  won: number
  /** Neither a unit nor a currency is written. */
  isBare: boolean
  from: number
  to: number
}

/** Sums that are looked at in one text. */
const MAX_SUMS = 12
/** A number from here on is a sum without saying so. */
const LARGE = 10_000
/** The range of a number that stands for ten thousands of won: `월 1000`. */
const SHORTHAND = { from: 30, to: 3_000 }

function sumOf(text: string, match: RegExpExecArray): Sum {
  const [words, sign = '', low = '', high = '', unit = ''] = match
  const to = match.index + words.length
  const named = `${sign}${text.slice(to, to + MAX_CURRENCY_LENGTH)}`
  const rate = CURRENCIES.find(([name]) => name.test(named))?.[1]
  const number = numberOf((high || low).replaceAll(/[~\- ]/g, ''))
  const isBare = unit === '' && rate === undefined && number < LARGE
  const isShorthand = isBare && number >= SHORTHAND.from && number <= SHORTHAND.to
  const factor = isShorthand ? 1e4 : (MULTIPLIERS[unit] ?? 1)
  return { won: number * factor * (rate ?? 1), isBare, from: match.index, to }
}

/** The sums in a text whose numbers are digits. */
export const sumsIn = (text: string): Sum[] =>
  [...text.matchAll(AMOUNT)].slice(0, MAX_SUMS).map((match) => sumOf(text, match))

/** A text with its Korean and Chinese numbers as digits. */
export const withDigits = (text: string): string => text.replaceAll(SPOKEN, spoken)
