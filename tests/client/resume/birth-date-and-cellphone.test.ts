import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  birthDateDigits,
  birthDateText,
  EMPTY_RESUME,
} from '../../../src/client/entities/resume/resume-values.ts'
import { errorsOfResume } from '../../../src/client/features/resume/form/resume-form.tsx'
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
  // The Buddhist era.
  '25380315',
  '2538-03-15',
  '15/3/2538',
  '๒๕๓๘/๐๓/๑๕',
  '１９９５０３１５',
])('a birth date typed as %s is read with the year first', (typed) =>
  expect(birthDateText(birthDateDigits(typed))).toBe('1995-03-15'),
)

test('a birth date with the year last turns around once its last digit is typed', () => {
  let digits = ''
  for (const letter of '15/03/1995') digits = birthDateDigits(birthDateText(digits) + letter)
  expect(digits).toBe('19950315')
})

test('a birth date with the year last stays as it is typed until it is whole', () => {
  const shown: string[] = []
  for (const letter of '25/3/1995')
    shown.push(birthDateText(birthDateDigits(`${shown.at(-1) ?? ''}${letter}`)))
  expect(shown).toEqual(['2', '25', '25/', '25/3', '25/3/', '25/3/1', '25/3/19', '25/3/199', '1995-03-25'])
})

test('a birth date is the day that was typed, or stays as it was typed', () => {
  const day = fc.date({ min: new Date('1930-01-01'), max: new Date('2008-12-31'), noInvalidDate: true })
  const order = fc.constantFrom('day first', 'month first', 'year first')
  const look = fc.record({ separator: fc.constantFrom('/', '.', '-', '. '), isPadded: fc.boolean() })
  fc.assert(
    fc.property(day, order, look, (date, first, { separator, isPadded }) => {
      const [year = '', month = '', dayOfMonth = ''] = date
        .toISOString()
        .slice(0, 10)
        .split('-')
        .map((part) => (isPadded || first === 'year first' ? part : String(Number(part))))
      const parts = {
        'day first': [dayOfMonth, month, year],
        'month first': [month, dayOfMonth, year],
        'year first': [year, month, dayOfMonth],
      }[first]
      const typed = parts.join(separator)
      const read = birthDateText(birthDateDigits(typed))
      const isTwoDays = first !== 'year first' && month !== dayOfMonth && Math.max(+month, +dayOfMonth) <= 12
      expect(read).toBe(isTwoDays ? typed : date.toISOString().slice(0, 10))
      expect(errorOf('birthDate', { birthDate: birthDateDigits(typed) })).toBe(
        isTwoDays ? 'INVALID' : undefined,
      )
    }),
  )
})

test('a birth date that may be two days is not guessed', () => {
  expect(birthDateDigits('03/04/1995')).toBe('03/04/1995')
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
