import { Trans } from '@lingui/react/macro'

/**
 * Which ways of paying have a tax invoice. None is issued where a slip was (부가가치세법 제33조 제2항: 신용카드매출전표등을 발급한
 * 경우에는 세금계산서를 발급하지 아니한다); the slip itself proves the input tax (제46조 제3항). Read on 2026-11-27.
 */
export const SlipNote = () => (
  <Trans>
    For card and mobile pay, the slip is your VAT record, and no tax invoice or cash receipt is issued.
    Transfers and deposits can have one.
  </Trans>
)
