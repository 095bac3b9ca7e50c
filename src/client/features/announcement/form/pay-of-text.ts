import type { PayType } from '../../../../contract/base/enums.ts'
import { HIGHEST_PAY } from '../../../../contract/base/won-text.ts'
import type { AnnouncementValues } from './announcement-values.ts'

type PayValues = Pick<AnnouncementValues, 'payType' | 'payAmount'>

const NO_PAY: PayValues = { payType: null, payAmount: '' }

const TYPES: Readonly<Record<string, PayType>> = {
  시급: 'HOURLY',
  시간당: 'HOURLY',
  일당: 'DAILY',
  일급: 'DAILY',
  하루: 'DAILY',
  주급: 'WEEKLY',
  월급: 'MONTHLY',
  월급여: 'MONTHLY',
  월: 'MONTHLY',
  한달: 'MONTHLY',
  연봉: 'YEARLY',
}

/**
 * `일당 11만원`, `시급: 12,000원`, `하루에 11만 5천원`. Not what is paid on top (`일당 1만원 추가`), and no range, of which
 * only the employer knows what is paid.
 */
const PAY =
  /(시급|시간당|일당|일급|하루|주급|월급여|월급|(?<![\d매])월|한\s?달|연봉)(?:은|이|으로|로|에)?\s*:?\s*(?:(\d{1,4}(?:\.\d)?)\s?만(?:\s?(\d)천)?\s?원?|([\d,]{4,11})\s?원)(?!\s?\d|\s?원?\s*[~∼-]|\s?원?(?:을|를)?\s*(?:추가|더|인상|부터))/g

/** Words for a time, beside which other money than pay is named as well: what is usual for pay, in won. */
const USUAL: Readonly<Record<string, readonly [least: number, most: number]>> = {
  하루: [50_000, 500_000],
  월: [1_000_000, 9_000_000],
  한달: [1_000_000, 9_000_000],
}
const NOT_PAY =
  /기숙|숙소|숙박|방값|방세|월세|보증|식대|식비|교통|수당|보너스|상여|공제|보험|관리비|매출|수입|소득|벌/
/** Letters of the same line in which it says what money is for. */
const NEAR = 14

/** The pay that a posting names first in its text; undefined where it names several amounts of one kind. */
export function payIn({
  title,
  details,
}: Pick<AnnouncementValues, 'title' | 'details'>): PayValues | undefined {
  const text = `${title}\n${details}`
  const all = Array.from(text.matchAll(PAY), (found) => payOf(found)).filter((pay) => pay !== undefined)
  const [first] = all
  const isOne = all.every(
    ({ payType, payAmount }) => payType !== first?.payType || payAmount === first.payAmount,
  )
  return isOne ? first : undefined
}

function payOf(found: RegExpExecArray): PayValues | undefined {
  const [all, word = '', tenThousands, thousands = '0', digits = ''] = found
  const name = word.replaceAll(/\s/g, '')
  const payType = TYPES[name]
  const won =
    tenThousands === undefined
      ? Number(digits.replaceAll(',', ''))
      : Math.round(Number(tenThousands) * 10_000) + Number(thousands) * 1_000
  const usual = USUAL[name]
  if (usual) {
    const { input, index } = found
    const before =
      input
        .slice(Math.max(0, index - NEAR), index)
        .split(/[\n.,!]/)
        .at(-1) ?? ''
    const after = input.slice(index + all.length, index + all.length + NEAR).split(/[\n.,!]/, 1)[0] ?? ''
    if (won < usual[0] || won > usual[1] || NOT_PAY.test(before + after)) return undefined
  }
  return payType && won > 0 && won <= HIGHEST_PAY ? { payType, payAmount: String(won) } : undefined
}

export const isPay = (a: PayValues, b: PayValues): boolean =>
  a.payType === b.payType && a.payAmount === b.payAmount

interface PayChange {
  /** What was written from the text. */
  before: PayValues | undefined
  inText: PayValues | undefined
  now: PayValues
}

/** What the text changes about the pay; undefined where it is the employer's own, or as the text says. */
export function payAfter({ before = NO_PAY, inText = NO_PAY, now }: PayChange): PayValues | undefined {
  return isPay(now, before) && !isPay(now, inText) ? inText : undefined
}
