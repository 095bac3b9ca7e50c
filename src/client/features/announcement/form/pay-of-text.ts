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
  주급: 'WEEKLY',
  월급: 'MONTHLY',
  월급여: 'MONTHLY',
  연봉: 'YEARLY',
}

/**
 * `일당 11만원`, `시급: 12,000원`, `일당 11만 5천원`. Not what is paid on top (`일당 1만원 추가`), and no range, of which only
 * the employer knows what is paid.
 */
const PAY =
  /(시급|시간당|일당|일급|주급|월급여|월급|연봉)(?:은|이|으로|로)?\s*:?\s*(?:(\d{1,4}(?:\.\d)?)\s?만(?:\s?(\d)천)?\s?원?|([\d,]{4,11})\s?원)(?!\s?\d|\s?원?\s*[~∼-]|\s?원?(?:을|를)?\s*(?:추가|더|인상|부터))/

/** The pay that a posting names first in its text. */
export function payIn({
  title,
  details,
}: Pick<AnnouncementValues, 'title' | 'details'>): PayValues | undefined {
  const [, word = '', tenThousands, thousands = '0', digits = ''] = PAY.exec(`${title}\n${details}`) ?? []
  const payType = TYPES[word]
  const won =
    tenThousands === undefined
      ? Number(digits.replaceAll(',', ''))
      : Math.round(Number(tenThousands) * 10_000) + Number(thousands) * 1_000
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
