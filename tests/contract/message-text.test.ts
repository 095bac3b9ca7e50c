import { expect, test } from 'vitest'
import { linksIn } from '../../src/contract/message/message-text.ts'

test('Only web addresses are links, without the punctuation that follows them', () => {
  const text =
    '보세요: https://ilteo.test/a?b=1. javascript:alert(1) data:text/html,x http://[ www.ilteo.test'
  expect(linksIn(text).map(({ url }) => url)).toEqual(['https://ilteo.test/a?b=1'])
})
