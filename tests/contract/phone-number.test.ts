import metadata from 'libphonenumber-js/metadata.max.json' with { type: 'json' }
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { Cellphone } from '../../src/contract/account/cellphone.ts'
import { koreanPhoneNumber } from '../../src/contract/base/phone-number.ts'
import { BusinessNumber } from '../../src/contract/employer/business-number.ts'
import { Contact } from '../../src/contract/job/announcement-form.ts'
import stored from '../../src/reference/korean-phone-numbers.json' with { type: 'json' }
import { phoneNumber } from '../../src/client/i18n/format.ts'

test.each([
  ['0503-8765-4321', '050387654321'],
  ['0505 123 4567', '05051234567'],
  ['+82 (0)51-987-6543', '0519876543'],
  ['0082-32-765-4321', '0327654321'],
  ['001-82-10-2345-6789', '01023456789'],
  ['042–333–4444', '0423334444'],
  ['０２－７６５－４３２１', '027654321'],
  ['041－765－4321', '0417654321'],
  ['\u200e031\u202c-555-6666', '0315556666'],
  ['033\u200b777\u200b8888', '0337778888'],
  ['010.9876.5432', '01098765432'],
  ['tel:070-4321-8765', '07043218765'],
  ['1661-2345', '16612345'],
  ['080-765-4321', '0807654321'],
  ['०१० ४५६७ ८९०१', '01045678901'],
])('%j is dialled as %s', (text, digits) => {
  expect(koreanPhoneNumber(text)).toBe(digits)
  expect(z.parse(Contact, text)).toBe(digits)
})

test.each([
  '060-700-1234',
  '+1 212 555 0100',
  '0084 91 234 5678',
  '0299-123-4567',
  '112',
  '02-765-4321 / 010-2222-3333',
  'call me',
])('%j is refused as a contact', (text) => {
  expect(koreanPhoneNumber(text)).toBeNull()
  expect(z.safeParse(Contact, text).success).toBe(false)
})

test.each([
  '010\u20139876\u20135432',
  '\u202a010-9876-5432\u202c',
  '010.9876.5432',
  '010－9876－5432',
  '+82\u00a010\u200b9876\u200b5432',
])('The cellphone number %j is accepted', (text) => {
  expect(z.parse(Cellphone, text)).toBe('01098765432')
})

test('A business number with other hyphens and invisible marks is accepted', () => {
  expect(z.parse(BusinessNumber, '\u200e124－81–00998')).toBe('1248100998')
})

test('The rules of Korean numbers are those of the library', () => {
  expect(stored.countries.KR).toEqual(metadata.countries.KR)
})

test('Numbers are formatted in their usual groups', () => {
  expect(phoneNumber('050387654321')).toBe('0503-8765-4321')
  expect(phoneNumber('05051234567')).toBe('0505-123-4567')
})
