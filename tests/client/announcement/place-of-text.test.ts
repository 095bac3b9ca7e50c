import { expect, test } from 'vitest'
import { onlyAddress, placeIn } from '../../../src/client/features/announcement/form/place/place-of-text.ts'
import { createReferenceAddresses } from '../../../src/server/providers/address/reference-addresses.ts'

const addresses = createReferenceAddresses()

const addressIn = async (text: string) => {
  const written = placeIn(text)
  return written === null ? undefined : onlyAddress(await addresses.search(written), written)?.address
}

test.each([
  ['충남 논산시 연무읍 딸기 농장', '충청남도 논산시 연무읍'],
  ['논산시 연무읍에서 딸기 수확', '충청남도 논산시 연무읍'],
  ['경기도 화성시 향남읍 상신로 12', '경기도 화성시 만세구 향남읍'],
])('The text “%s” names the address %s', async (text, address) => {
  expect(await addressIn(text)).toBe(address)
})

test.each([
  '딸기 농장',
  '논산시',
  '남구 대명동',
  '논산시 연무읍 또는 부여군 규암면',
  '오전 6시 작업 이동',
  '논산시 없는읍',
  '가시 '.repeat(3_000),
])('The text “%s” names no address that is certain', async (text) => {
  expect(await addressIn(text)).toBeUndefined()
})

test('The street is read with the town', () => {
  expect(placeIn('장소: 김해시 진영읍 본산리 100-2, 버스 있음')).toBe('김해시 진영읍 본산리 100-2')
})
