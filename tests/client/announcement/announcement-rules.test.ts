import { expect, test } from 'vitest'
import { AnnouncementForm } from '../../../src/contract/job/announcement-form.ts'
import { bodyOf, valuesOf } from '../../../src/client/features/announcement/form/announcement-body.ts'
import {
  atFormFields,
  figuresOf,
  errorsOfAnnouncement,
  payOf,
} from '../../../src/client/features/announcement/form/announcement-check.ts'
import { EMPTY_ANNOUNCEMENT } from '../../../src/client/features/announcement/form/announcement-values.ts'
import { differences } from '../../../src/client/features/announcement/saving/announcement-versions.ts'
import { payKey } from '../../../src/client/entities/job/pay/unusual-pay.ts'
import { lifeAvailability } from '../../../src/client/entities/announcement/life-availability.ts'
import {
  pressCategory,
  pressOther,
} from '../../../src/client/features/announcement/form/work/sector-choice.ts'
import { CLOCK_HOURS, spanOf } from '../../../src/client/features/announcement/form/time/working-hours.ts'
import { completeAnnouncement } from './complete-announcement.ts'

/** A day in 2026, when the minimum wage is 10,320 won. */
const IN_2026 = Date.parse('2026-06-01T00:00:00+09:00')

test('an empty form reports every required field and no other', () => {
  expect(Object.keys(errorsOfAnnouncement(EMPTY_ANNOUNCEMENT, IN_2026)).toSorted()).toEqual([
    'address',
    'categories',
    'companyName',
    'contact',
    'numberOfWorkDays',
    'payAmount',
    'payType',
    'periodType',
    'title',
  ])
})

test('a complete form has no errors, with and without a type', () => {
  expect(errorsOfAnnouncement(completeAnnouncement(), IN_2026)).toEqual({})
  expect(errorsOfAnnouncement(completeAnnouncement({ productType: 'LIFE' }), IN_2026)).toEqual({})
})

test('a stated break is sent while it fits the hours, and counts in the pay', () => {
  const stated = completeAnnouncement({ breakMinutes: 120 })
  expect(bodyOf(stated).breakMinutes).toBe(120)
  expect(figuresOf(stated, IN_2026)?.weeklyHours).toBe(35)
  expect(bodyOf(completeAnnouncement({ breakMinutes: 30 })).breakMinutes).toBeNull()
  expect(bodyOf({ ...stated, businessHourNegotiable: true }).breakMinutes).toBeNull()
  expect(differences(stated, completeAnnouncement())).toEqual(['time'])
})

test('choosing "other" clears the categories, and a category ends "other"', () => {
  const two = pressCategory({ categories: ['FACTORY'], isOtherWork: false }, 'FARM')
  expect(two).toEqual({ categories: ['FACTORY', 'FARM'], isOtherWork: false })
  const other = pressOther(two)
  expect(other).toEqual({ categories: [], isOtherWork: true })
  expect(pressCategory(other, 'OFFICE')).toEqual({ categories: ['OFFICE'], isOtherWork: false })
})

test('pressing a category or "other" again deselects it', () => {
  expect(
    pressCategory({ categories: ['FACTORY', 'FARM'], isOtherWork: false }, 'FACTORY').categories,
  ).toEqual(['FARM'])
  expect(pressOther({ categories: [], isOtherWork: true }).isOtherWork).toBe(false)
})

test('"other" requires a description, which is sent instead of categories', () => {
  const withoutDescription = completeAnnouncement({ categories: [], isOtherWork: true })
  expect(errorsOfAnnouncement(withoutDescription, IN_2026)).toHaveProperty('categories')
  const described = { ...withoutDescription, categoryEtc: '도장' }
  expect(errorsOfAnnouncement(described, IN_2026)).toEqual({})
  expect(bodyOf(described)).toMatchObject({ categories: [], categoryEtc: '도장' })
})

test('the description of "other" is not sent once a category is chosen', () => {
  expect(bodyOf(completeAnnouncement({ categoryEtc: '도장' })).categoryEtc).toBe('')
})

test('the hours offer half hours of a twelve-hour clock', () => {
  expect(CLOCK_HOURS).toHaveLength(24)
  expect(CLOCK_HOURS).toContain('01:00')
  expect(CLOCK_HOURS).toContain('12:00')
  expect(spanOf(completeAnnouncement())).toBe('09:00-18:00')
  expect(
    spanOf(completeAnnouncement({ businessDivisionStart: 'AFTERNOON', businessHourStart: '12:30' })),
  ).toBe('12:30-18:00')
  expect(spanOf(completeAnnouncement({ businessDivisionEnd: 'MORNING', businessHourEnd: '12:00' }))).toBe(
    '09:00-00:00',
  )
})

test('negotiable hours send no hours, even where some were chosen before', () => {
  const values = completeAnnouncement({ businessHourNegotiable: true })
  expect(spanOf(values)).toBe('')
  expect(bodyOf(values)).toMatchObject({ businessHourStart: null, businessDivisionEnd: null })
  expect(errorsOfAnnouncement(values, IN_2026)).toEqual({})
})

test('a start hour requires an end hour', () => {
  const values = completeAnnouncement({ businessDivisionEnd: null, businessHourEnd: null })
  expect(errorsOfAnnouncement(values, IN_2026)).toEqual({ businessHourEnd: 'REQUIRED' })
  const same = { businessDivisionEnd: 'MORNING', businessHourEnd: '09:00' } as const
  expect(errorsOfAnnouncement(completeAnnouncement(same), IN_2026)).toEqual({ businessHourEnd: 'INVALID' })
})

test('a title of 61 characters is reported as too long', () => {
  expect(errorsOfAnnouncement(completeAnnouncement({ title: '가'.repeat(61) }), IN_2026)).toEqual({
    title: 'TOO_LONG',
  })
})

test('pay of exactly the minimum wage is valid, and one won less is too small', () => {
  const exact = completeAnnouncement({ payAmount: '2156880' })
  expect(figuresOf(exact, IN_2026)).toMatchObject({ hourly: 10_320, missing: 0 })
  expect(errorsOfAnnouncement(exact, IN_2026)).toEqual({})
  const less = completeAnnouncement({ payAmount: '2156879' })
  expect(figuresOf(less, IN_2026)).toMatchObject({ missing: 1, needed: 2_156_880 })
  expect(errorsOfAnnouncement(less, IN_2026)).toEqual({ payAmount: 'TOO_SMALL' })
})

test('80,000 won a day from nine to six is 2,560 won short in 2026', () => {
  const values = completeAnnouncement({ payType: 'DAILY', payAmount: '80000' })
  expect(figuresOf(values, IN_2026)).toMatchObject({ hourly: 10_000, missing: 2_560, needed: 82_560 })
})

test('the pay figures need a pay type and an amount, and nothing else', () => {
  expect(figuresOf({ ...EMPTY_ANNOUNCEMENT, payType: 'HOURLY' }, IN_2026)).toBeUndefined()
  const figures = figuresOf({ ...EMPTY_ANNOUNCEMENT, payType: 'HOURLY', payAmount: '12000' }, IN_2026)
  expect(figures).toMatchObject({ hourly: 12_000, weeklyHoliday: 96_000 })
})

test('the form states the month of a 45-hour week as the page of the job does', () => {
  const values = completeAnnouncement({
    payType: 'HOURLY',
    payAmount: '11000',
    numberOfWorkDays: 5,
    businessHourEnd: '07:00',
    categories: ['FACTORY'],
    isOtherWork: false,
    workplaceSize: null,
  })
  expect(payOf(values, IN_2026)).toMatchObject({ monthly: 2_537_988, monthlyAtMost: 2_657_482 })
  expect(payOf({ ...values, workplaceSize: 'FIVE_OR_MORE' }, IN_2026)).toMatchObject({
    monthly: 2_657_482,
    monthlyAtMost: 2_657_482,
  })
})

test('the form promises no weekly holiday pay on a farm', () => {
  const farm = completeAnnouncement({ categories: ['FARM'], isOtherWork: false })
  expect(figuresOf(farm, IN_2026)).toMatchObject({ weeklyHoliday: 0 })
  expect(payOf(farm, IN_2026)).toMatchObject({ weeklyHoliday: 'exempt' })
})

test('the minimum wage changes at midnight in Korea', () => {
  const values = completeAnnouncement({ payType: 'HOURLY', payAmount: '10100' })
  expect(figuresOf(values, Date.parse('2025-12-31T14:59:00Z'))).toMatchObject({ minimum: 10_030, missing: 0 })
  expect(figuresOf(values, Date.parse('2025-12-31T15:00:00Z'))).toMatchObject({
    minimum: 10_320,
    missing: 220,
  })
})

test('values survive being sent and read back into the form', () => {
  const values = completeAnnouncement({
    productType: 'LOCAL',
    localJobRegionIds: [95],
    countryCodes: ['vn', 'np'],
    keywordTypes: ['PROVIDE_MEAL', 'EASY_WORK'],
    picture: { at: 'STORED', reference: 'a.jpg', url: '/files/a.jpg' },
  })
  const sent = AnnouncementForm.parse(bodyOf(values))
  expect(sent).toMatchObject({
    nationalityUnconcerned: false,
    keywordType: 'PROVIDE_MEAL',
    contact: '01012345678',
  })
  expect(valuesOf(sent, values.picture)).toEqual({ ...values, contact: '01012345678' })
})

test("the server's errors map to the fields of the form", () => {
  expect(
    atFormFields({
      sigunguCode: 'UNKNOWN',
      imageFileDataId: 'INVALID',
      'categories.0': 'INVALID',
      title: 'TOO_LONG',
    }),
  ).toEqual({ address: 'UNKNOWN', picture: 'INVALID', categories: 'INVALID', title: 'TOO_LONG' })
})

test('two versions differ by the number of people who work there, and not where one lacks it', () => {
  const { workplaceSize: _, ...older } = completeAnnouncement()
  const small = completeAnnouncement({ workplaceSize: 'UNDER_FIVE' })
  expect(differences(older, small)).toEqual(['size'])
  expect(differences(older, completeAnnouncement())).toEqual([])
})

test('two versions do not differ by the format of a number or the address of an image', () => {
  const mine = completeAnnouncement({ picture: { at: 'STORED', reference: 'a.jpg', url: '/files/a.jpg' } })
  const same = {
    ...mine,
    contact: '01012345678',
    picture: { at: 'STORED' as const, reference: 'a.jpg', url: '/files/a.jpg?w=640' },
  }
  expect(differences(mine, same)).toEqual([])
  expect(differences(mine, { ...same, payAmount: '2600000', title: '조립' })).toEqual(['title', 'pay'])
})

const NOW = Date.parse('2026-11-21T03:00:00Z')
const life = (periodStart: string | null, status: 'IN_PROGRESS' | 'CLOSED' | 'IN_REVIEW' = 'CLOSED') => ({
  productType: 'LIFE' as const,
  status,
  periodStart,
})

test('a free announcement is available again seven days after the last one began', () => {
  expect(lifeAvailability([], NOW)).toEqual({ state: 'FREE' })
  expect(lifeAvailability([life('2026-11-20T03:00:00Z')], NOW)).toEqual({
    state: 'USED',
    until: Date.parse('2026-11-27T03:00:00Z'),
  })
  expect(lifeAvailability([life('2026-11-14T03:00:00Z')], NOW)).toEqual({ state: 'FREE' })
  expect(lifeAvailability([{ ...life('2026-11-20T03:00:00Z'), productType: 'LOCAL' }], NOW)).toEqual({
    state: 'FREE',
  })
})

test('a free announcement in review blocks the next one', () => {
  expect(lifeAvailability([life(null, 'IN_REVIEW')], NOW)).toEqual({ state: 'WAITING' })
})

test('pay above three times the minimum wage has to be confirmed', () => {
  const slip = completeAnnouncement({ payType: 'HOURLY', payAmount: '112000' })
  expect(errorsOfAnnouncement(slip, IN_2026)).toEqual({ payAmount: 'TOO_LARGE' })
  const confirmedPay = payKey('HOURLY', '112000')
  expect(errorsOfAnnouncement({ ...slip, confirmedPay }, IN_2026)).toEqual({})
  expect(errorsOfAnnouncement({ ...slip, confirmedPay, payAmount: '1120000' }, IN_2026)).toEqual({
    payAmount: 'TOO_LARGE',
  })
  const high = completeAnnouncement({ payType: 'DAILY', payAmount: '240000' })
  expect(errorsOfAnnouncement(high, IN_2026)).toEqual({})
})
