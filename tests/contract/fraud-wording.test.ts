import { expect, test } from 'vitest'
import { fraudSignalIn, fraudWording } from '../../src/contract/safety/fraud-wording.ts'

test.each([
  ['보증금 30만원을 먼저 입금해 주세요', 'MONEY_IN_ADVANCE'],
  ['출근 전에 유니폼비 5만원 송금하세요', 'MONEY_IN_ADVANCE'],
  ['국민은행 계좌로 돈을 보내 주세요', 'MONEY_IN_ADVANCE'],
  ['아래 통장에 20만원 입금하세요', 'MONEY_IN_ADVANCE'],
  ['Please pay the registration fee first.', 'MONEY_IN_ADVANCE'],
  ['You must send 300,000 won before you start.', 'MONEY_IN_ADVANCE'],
  ['여권을 회사에 맡겨 주세요', 'PASSPORT_HANDED_OVER'],
  ['We keep your passport until you finish the contract.', 'PASSPORT_HANDED_OVER'],
  ['통장을 빌려 주시면 하루 30만원 드려요', 'ACCOUNT_LENDING'],
  ['체크카드랑 비밀번호를 보내 주세요', 'ACCOUNT_LENDING'],
  ['Rent your bank account, 500 dollars a week', 'ACCOUNT_LENDING'],
  ['현금을 수거해서 송금하는 일이에요', 'VOICE_PHISHING'],
  ['고객 돈을 받아서 전달하면 돼요', 'VOICE_PHISHING'],
  ['You collect cash from customers for the company.', 'VOICE_PHISHING'],
  ['텔레그램으로 연락 주세요', 'FOREIGN_MESSENGER'],
  ['Contact me on WhatsApp only', 'FOREIGN_MESSENGER'],
  ['add https://t.me/goodjob', 'FOREIGN_MESSENGER'],
  ['보\u200B증\u200B금을 먼저 보내세요', 'MONEY_IN_ADVANCE'],
  ['텔.레.그.램 아이디 주세요', 'FOREIGN_MESSENGER'],
  ['只能whatsapp找她', 'FOREIGN_MESSENGER'],
  ['다른 사람 등록증으로 일하시면 돼요', 'FALSE_PAPERS'],
  ['단순 포장, 일당 오십만원', 'TOO_GOOD_PAY'],
  ['Packing boxes, $500 a day', 'TOO_GOOD_PAY'],
  ['दिनको ५ लाख वन', 'TOO_GOOD_PAY'],
])('"%s" is warned of as %s', (text, signal) => {
  expect(fraudSignalIn(text)).toBe(signal)
})

test.each([
  '안녕하세요. 내일 10시에 면접 보러 오세요.',
  '외국인등록증과 통장 사본을 가져오세요.',
  '여권과 외국인등록증을 가져오세요. 확인 후 바로 돌려 드려요.',
  '기숙사비는 한 달에 10만원이고 월급에서 빼요.',
  '급여는 매달 10일 통장으로 입금돼요.',
  '월급은 계좌로 바로 보내 드려요.',
  '급여 받을 계좌를 보내 주세요.',
  '점심은 먼저 드시고 오세요.',
  'Please bring your passport and residence card.',
  'The pay is sent to your bank account on the 10th.',
  'Can I work on the packing line?',
  'I will message you first thing tomorrow.',
  '카카오톡으로 연락 주세요.',
  '용접공 일당 25만원',
  '연봉 4,500만원',
  '2027년 최저시급 10,700원',
  'Tower crane signal man',
  'Husband and wife, 4.8 million won a month',
  'If someone asks for your PIN, call 112.',
  'No agency fee. You do not have to pay anything before you start.',
  'You keep your own passport. We do not hold documents.',
])('"%s" is not warned of', (text) => {
  expect(fraudSignalIn(text)).toBeNull()
})

test('A denial counts beside the demand only', () => {
  expect(fraudSignalIn('교육비는 받지 않습니다')).toBeNull()
  expect(
    fraudSignalIn(
      '주말 근무는 없습니다 대신 평일에는 조금 더 늦게까지 일하고 처음 오는 날 교육비 30만원 입금하세요',
    ),
  ).toBe('MONEY_IN_ADVANCE')
})

test('A demand that is spread over two short sentences is found', () => {
  expect(fraudSignalIn('Your passport is needed. We lock it up.')).toBe('PASSPORT_HANDED_OVER')
})

test('The words that are the sign are found in a long text, and null where there are none', () => {
  const text = '주간 근무입니다. 보증금 30만원을 먼저 입금해 주세요. 기숙사가 있습니다.'
  expect(fraudWording(text, 'MONEY_IN_ADVANCE')).toContain('보증금')
  expect(fraudWording(text, 'MONEY_IN_ADVANCE')?.length).toBeLessThan(text.length)
  expect(fraudWording(text, 'VOICE_PHISHING')).toBeNull()
})
