import { expect, test } from 'vitest'
import { withSingleStops } from '../../../src/client/features/operator/cases/last-decision.ts'

test.each([
  ['Member suspended: Juan d. C..', 'Member suspended: Juan d. C.'],
  ['Rejected: Gaon Co.. Next: Sea Ltd..', 'Rejected: Gaon Co. Next: Sea Ltd.'],
  ['Posting closed: 급구.... No cases left.', 'Posting closed: 급구... No cases left.'],
  ['이용을 정지했어요: 김**.', '이용을 정지했어요: 김**.'],
])('“%s” ends each sentence with one stop', (text, expected) => {
  expect(withSingleStops(text)).toBe(expected)
})
