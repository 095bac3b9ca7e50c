import { expect, test } from 'vitest'
import {
  birthDateDigits,
  birthDateText,
  EMPTY_RESUME,
} from '../../../src/client/entities/resume/resume-values.ts'
import { errorsOfResume } from '../../../src/client/features/resume/form/resume-errors.ts'
import { digitsOf } from '../../../src/contract/base/latin-digits.ts'
import { canBeSent, cellphoneText } from '../../../src/client/entities/certification/cellphone-text.ts'

const errorOf = (field: string, values: Partial<typeof EMPTY_RESUME>) =>
  errorsOfResume({ ...EMPTY_RESUME, ...values })[field]

test('a birth date gets dashes after four and six digits, never at its end', () => {
  const typed = ['', '1', '1997', '19970', '199703', '1997031', '19970312']
  expect(typed.map(birthDateText)).toEqual(['', '1', '1997', '1997-0', '1997-03', '1997-03-1', '1997-03-12'])
})

test('a birth date that does not exist or lies in the future is invalid', () => {
  const refused = ['20010231', '20010229', '19971301', '1997', '18991231', '29990101']
  expect(refused.map((birthDate) => errorOf('birthDate', { birthDate }))).toEqual(
    refused.map(() => 'INVALID'),
  )
  expect(['19970312', '20000229', ''].map((birthDate) => errorOf('birthDate', { birthDate }))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test.each([
  '15/03/1995',
  '15.03.1995',
  '15-3-1995',
  '3/15/1995',
  '1995-03-15',
  '१५/०३/१९९५',
  '１９９５０３１５',
])('a birth date typed as %s is read with the year first', (typed) =>
  expect(birthDateText(birthDateDigits(typed))).toBe('1995-03-15'),
)

test('a birth date with the year last turns around once its last digit is typed', () => {
  let digits = ''
  for (const letter of '15/03/1995') digits = birthDateDigits(birthDateText(digits) + letter)
  expect(digits).toBe('19950315')
})

test('a birth date that may be two days is not guessed', () => {
  expect(birthDateDigits('03/04/1995')).toBe('03041995')
  expect(errorOf('birthDate', { birthDate: birthDateDigits('03/04/1995') })).toBe('INVALID')
  expect(birthDateDigits('04.04.1995')).toBe('19950404')
})

test('a cellphone of eleven digits is formatted as 3-4-4, and a shorter one is not', () => {
  expect(['0101234567', '01012345678', digitsOf('010-1234-5678')].map(cellphoneText)).toEqual([
    '0101234567',
    '010-1234-5678',
    '010-1234-5678',
  ])
})

test('a code can be requested from nine digits', () => {
  expect(canBeSent('01012345')).toBe(false)
  expect(canBeSent('010123456')).toBe(true)
})

test('only Korean cellphone numbers are valid', () => {
  for (const cellphone of ['01012345678', '0161234567'])
    expect(errorOf('cellphone', { cellphone })).toBe(undefined)
  for (const cellphone of ['', '0212345678', '010123'])
    expect(errorOf('cellphone', { cellphone })).toBeDefined()
})
