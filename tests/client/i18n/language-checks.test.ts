import { expect, test } from 'vitest'
import { conflictsIn } from '../../languages/conflicts.ts'
import { formErrors } from '../../languages/form.ts'
import { glossaryErrors } from '../../languages/glossary.ts'
import { lengthErrors } from '../../languages/length.ts'
import { isGrave, uncertainOf } from '../../languages/review.ts'
import { scriptErrors } from '../../languages/script.ts'

const names = { latin: ['Ilteo', 'TOPIK'], same: ['Premium'] }
const PEOPLE = '{count, plural, one {# person} other {# people}}'

test.each([
  ['{won} won', '{won} đồng won', []],
  ['{won} won', 'won', ['lacks the placeholder {won}']],
  ['{won} won', '{won} {sum} won', ['has a placeholder {sum} that the source does not have']],
  ['<0>Sign in</0> first', '<0>Đăng nhập</0> trước', []],
  ['<0>Sign in</0> first', 'Đăng nhập trước', ['the tags differ from the source: <0> </0>']],
  ['<0>Sign in</0> first', '</0>Đăng nhập<0> trước', ['the tags are not closed in order: </0> <0>']],
  ['Sign in', 'Đăng nhập ', ['begins or ends with other spaces than the source']],
  [PEOPLE, '{count, plural, other {# người}}', []],
  [PEOPLE, '{count} người', []],
  [PEOPLE, 'người', ['lacks the placeholder {count}']],
  [
    PEOPLE,
    '{count, plural, one {# người} other {# người}}',
    ['this language has no plural form called: one'],
  ],
])('the form of “%s” is checked against “%s”', (source, translation, errors) => {
  expect(formErrors(source, translation, 'vi')).toEqual(errors)
})

test('a language with plural forms has to have all of them', () => {
  const russian = '{count, plural, one {# человек} other {# человека}}'
  expect(formErrors(PEOPLE, russian, 'ru')).toEqual(['the plural {count} lacks: few, many'])
  expect(formErrors(PEOPLE, '{count} человек', 'ru')[0]).toMatch(/^\{count\} has to stay a plural/)
})

test('a message that cannot be parsed is named', () => {
  expect(formErrors('{won} won', '{won won', 'vi')[0]).toMatch(/^cannot be read: /)
})

test.each([
  ['ne', 'Sign in', 'Sign in', 'is still in English'],
  ['ne', 'Sign in', 'लग इन गर्नुहोस् now', 'has Latin letters: now'],
  ['ne', 'Sign in', 'войти', 'has no letter of the language'],
  ['my', 'Call 1345', '၁၃၄၅ ကို ခေါ်ပါ', 'has digits other than 0 to 9'],
  ['vi', 'Severance pay', '퇴직금 là tiền thôi việc', 'has Korean words outside brackets: 퇴직금'],
  ['uz', 'Phone', 'Qoʻngʻiroq қилинг', 'has Cyrillic letters; Uzbek is in Latin letters here'],
  ['uz', 'Phone', "qo'ng'iroq", 'writes oʻ or gʻ with another sign than ʻ (U+02BB)'],
])('in %s, “%s” as “%s” is refused', (code, source, translation, error) => {
  expect(scriptErrors(source, translation, code, names)).toContain(error)
})

test.each([
  ['ne', 'Ilteo and TOPIK', 'Ilteo र TOPIK'],
  ['th', 'E-9 visa', 'วีซ่า E-9'],
  ['vi', 'Severance pay', 'Tiền thôi việc (퇴직금)'],
  ['km', 'Premium', 'Premium'],
  ['my', '{count} won', '{count} ဝမ်'],
])('in %s, names, codes and Korean words in brackets stay: “%s”', (code, source, translation) => {
  expect(scriptErrors(source, translation, code, names)).toEqual([])
})

const glossary = [
  { en: ['pay slip', 'payslip'], meaning: '', ru: 'расчётный лист', vi: ['phiếu lương', 'bảng lương'] },
  { en: 'pay', meaning: '', ru: 'зарплата', vi: 'lương', isUnchecked: true },
]

test('a term of the glossary may be inflected, and said in another accepted way', () => {
  expect(glossaryErrors('Your pay slips', 'Ваши расчётные листы', 'ru', glossary)).toEqual([])
  expect(glossaryErrors('Your payslip', 'Bảng lương của bạn', 'vi', glossary)).toEqual([])
})

test('another word than the glossary’s is refused', () => {
  const [error] = glossaryErrors('Your pay slip', 'Ваша квитанция', 'ru', glossary)
  expect(error).toBe('“pay slip” is “расчётный лист” in the glossary')
  expect(glossaryErrors('Your pay', 'Деньги', 'ru', glossary)).toEqual([])
})

test('a text of a button may not be much longer than in English; marks above and below letters do not count', () => {
  expect(lengthErrors('นี่คือปุ่ม', 7)).toEqual([])
  expect(lengthErrors('Kirish uchun bosing', 18)[0]).toMatch(/19 letters, at most 18/)
})

test('uncertain texts about money, law, dates and safety are found in their language’s part of the list', () => {
  const review =
    '# Texts\n\n## vi Tiếng Việt\n\n- [law] "A": a\n- [other] "B": b\n\n## th ไทย\n\n- [money] "C": c\n'
  expect(uncertainOf(review, 'vi').map((each) => [each.topic, isGrave(each)])).toEqual([
    ['law', true],
    ['other', false],
  ])
})

test('a text that two catalogues translate differently is refused, as the one loaded last would win', () => {
  const entry = (catalogue: string, translation: string, context = '') => ({
    catalogue,
    source: 'Student',
    context,
    translation,
  })
  const members = entry('members', 'Du học sinh')
  expect(conflictsIn([members, entry('landing', 'Du học sinh'), entry('server', 'Học sinh')])).toEqual([])
  expect(conflictsIn([members, entry('landing', 'Du học (유학)', 'status of residence')])).toEqual([])
  expect(conflictsIn([members, entry('landing', 'Du học (유학)')])).toEqual([
    { ...entry('landing', 'Du học (유학)'), error: 'is "Du học sinh" in members.po' },
  ])
})
