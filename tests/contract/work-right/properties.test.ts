import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { JOB_CATEGORIES, PERIOD_TYPES, WORK_DAYS } from '../../../src/contract/base/enums.ts'
import { mayStart, mayTake } from '../../../src/contract/work-right/may-take.ts'
import type { WorkRightPerson } from '../../../src/contract/work-right/person.ts'
import { occupations } from '../../../src/reference/occupations.ts'
import { COVERED_STATUSES, workRightRules } from '../../../src/reference/work-rights/all-rules.ts'
import {
  KOREAN_LEVELS,
  STUDY_COURSES,
  WORK_RIGHT_VERDICTS,
  type WorkRightVerdict,
} from '../../../src/reference/work-rights/vocabulary.ts'
import { TODAY } from './case.ts'

const types = [...workRightRules.values()].flatMap(({ types: known = {} }) => Object.keys(known))

const posting = fc.record({
  jobCategories: fc.uniqueArray(fc.constantFrom(...JOB_CATEGORIES), { maxLength: 3 }),
  numberOfWorkDays: fc.option(fc.integer({ min: 1, max: 7 })),
  startMinutes: fc.option(fc.integer({ min: 0, max: 1439 })),
  endMinutes: fc.option(fc.integer({ min: 0, max: 1440 })),
  periodType: fc.constantFrom(...PERIOD_TYPES, null),
  occupations: fc.uniqueArray(fc.constantFrom(...occupations.map(({ code }) => code)), { maxLength: 3 }),
})
const person: fc.Arbitrary<WorkRightPerson> = fc.record(
  {
    visaStatus: fc.constantFrom(...COVERED_STATUSES, ...types, 'E-1', 'B-2', 'C-2', 'Q-7'),
    expiry: fc.constantFrom('2026-11-21', TODAY, '2027-01-01', '01/02/2027'),
    koreanLevel: fc.constantFrom(...KOREAN_LEVELS),
    enrolled: fc.boolean(),
    course: fc.constantFrom(...STUDY_COURSES),
    certifiedSchool: fc.boolean(),
    englishTaught: fc.boolean(),
    vacation: fc.boolean(),
  },
  { requiredKeys: ['visaStatus'] },
)

const HOURS = { numberOfWorkDays: 5, startMinutes: 540, endMinutes: 1080 }

/** How good an answer is for the worker. "Not known" is better than "no", as it may turn out to be anything. */
const RANK: Record<WorkRightVerdict, number> = {
  NO: 0,
  NOT_KNOWN: 1,
  EMPLOYMENT_CENTRE: 2,
  PERMIT_FIRST: 2,
  WITHIN_LIMITS: 3,
  YES: 4,
}
const rank = (...asked: Parameters<typeof mayTake>) => RANK[mayTake(...asked).verdict]

describe('The right to work, for any person and posting', () => {
  test('Every answer has a verdict of the list and a reason with its source', () => {
    fc.assert(
      fc.property(person, posting, (who, work) => {
        const { verdict, reasons } = mayTake(who, work, TODAY)
        expect(WORK_RIGHT_VERDICTS).toContain(verdict)
        expect(reasons.length).toBeGreaterThan(0)
      }),
    )
  })

  test('Whoever may do all but simple labor gets no yes for an occupation that its sector is not about', () => {
    const kinds = ['OFFICE', 'TRANSLATION', 'CONSTRUCTION']
    const opened = workRightRules
      .get('F-4')
      ?.byOccupation?.filter(({ all }) => all.verdict === 'WITHIN_LIMITS')
      .flatMap((rule) => rule.occupations)
    const others = occupations.filter(
      (each) => !kinds.includes(each.category) && !opened?.includes(each.code),
    )
    for (const { code, category } of others)
      for (const sector of JOB_CATEGORIES) {
        const work = { jobCategories: [sector], occupations: [code] }
        const { verdict } = mayTake({ visaStatus: 'F-4' }, { ...HOURS, ...work }, TODAY)
        expect(mayStart(verdict), `${code} (${category}) in ${sector}`).toBe(false)
      }
  })

  test('Naming the days never changes an answer that did not depend on them', () => {
    fc.assert(
      fc.property(person, posting, fc.subarray([...WORK_DAYS], { minLength: 1 }), (who, given, workDays) => {
        const work = { ...given, numberOfWorkDays: workDays.length }
        const open = mayTake(who, work, TODAY)
        fc.pre(open.reasons.every(({ code }) => code !== 'DAYS_DECIDE'))
        const named = mayTake(who, { ...work, workDays }, TODAY)
        // That a stay has ended is said in place of what the days decide.
        const ended = open.reasons.some(({ code }) => code === 'STAY_EXPIRED')
        expect(ended ? named.verdict : named).toEqual(ended ? 'NO' : open)
      }),
    )
  })

  test('A higher level of Korean never gives a worse answer', () => {
    const levels = ['NONE', 'TOPIK1', 'TOPIK2', 'TOPIK3', 'TOPIK4', 'TOPIK5', 'TOPIK6'] as const
    fc.assert(
      fc.property(person, posting, fc.integer({ min: 0, max: 5 }), (who, work, level) => {
        const lower = { ...who, koreanLevel: levels[level] }
        const higher = { ...who, koreanLevel: levels[level + 1] }
        expect(rank(higher, work, TODAY)).toBeGreaterThanOrEqual(rank(lower, work, TODAY))
      }),
    )
  })

  test.each(['certifiedSchool', 'vacation', 'enrolled', 'englishTaught'] as const)(
    'To have %s never gives a worse answer',
    (fact) => {
      fc.assert(
        fc.property(person, posting, (who, work) => {
          const without = rank({ ...who, [fact]: false }, work, TODAY)
          expect(rank({ ...who, [fact]: true }, work, TODAY)).toBeGreaterThanOrEqual(without)
        }),
      )
    },
  )

  test('A longer stay never gives a worse answer', () => {
    fc.assert(
      fc.property(person, posting, (who, work) => {
        const ranks = ['2026-11-21', TODAY, '2026-11-23'].map((expiry) =>
          rank({ ...who, expiry }, work, TODAY),
        )
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
      }),
    )
  })

  test('Fewer hours never give a student a worse answer', () => {
    fc.assert(
      fc.property(
        person,
        fc.integer({ min: 1, max: 7 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 12 }),
        (who, days, some, more) => {
          const work = (hours: number) => ({
            jobCategories: ['RESTAURANT'] as const,
            numberOfWorkDays: days,
            startMinutes: 480,
            endMinutes: 480 + 60 * hours,
          })
          const [shorter, longer] = [Math.min(some, more), Math.max(some, more)]
          expect(rank(who, work(shorter), TODAY)).toBeGreaterThanOrEqual(rank(who, work(longer), TODAY))
        },
      ),
    )
  })

  test.each(['koreanLevel', 'enrolled', 'course', 'certifiedSchool', 'englishTaught', 'subCode'] as const)(
    'A missing %s never lets somebody start who may not with some value of it',
    (fact) => {
      const values: Record<string, readonly unknown[]> = {
        koreanLevel: KOREAN_LEVELS,
        enrolled: [true, false],
        course: STUDY_COURSES,
        certifiedSchool: [true, false],
        englishTaught: [true, false],
        subCode: types,
      }
      fc.assert(
        fc.property(person, posting, (who, work) => {
          const { verdict } = mayTake({ ...who, [fact]: undefined }, work, TODAY)
          const answers = (values[fact] ?? []).map(
            (value) => mayTake({ ...who, [fact]: value }, work, TODAY).verdict,
          )
          expect(verdict !== 'YES' || answers.every((each) => each === 'YES')).toBe(true)
        }),
      )
    },
  )

  test('Without its type a status never has a better answer than with one, unless that type is named', () => {
    const typed = [...workRightRules.values()].flatMap(({ status, types: known = {} }) =>
      [...Object.keys(known), `${status}-ZZ`].map((type) => ({ status, type })),
    )
    fc.assert(
      fc.property(person, posting, fc.constantFrom(...typed), (who, work, { status, type }) => {
        const sector = { ...work, jobCategories: [work.jobCategories[0] ?? ('ETC' as const)] }
        const without = mayTake({ ...who, visaStatus: status }, sector, TODAY)
        const withType = mayTake({ ...who, visaStatus: type }, sector, TODAY)
        const best = Math.max(RANK[withType.verdict], RANK.NOT_KNOWN)
        const isNamed = without.reasons.some(({ code }) => code === withType.reasons[0]?.code)
        expect(RANK[without.verdict] <= best || isNamed).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })

  test('Whatever is written as status, only the covered ones ever let somebody start', () => {
    fc.assert(
      fc.property(fc.string(), posting, (visaStatus, work) => {
        const { verdict } = mayTake({ visaStatus }, work, TODAY)
        const looksCovered = /^[FH]-?0?\d/.test(visaStatus.trim().toUpperCase())
        expect(looksCovered || !mayStart(verdict)).toBe(true)
      }),
    )
  })

  test('E-9 is never told that it may start', () => {
    fc.assert(
      fc.property(person, posting, (who, work) => {
        expect(mayStart(mayTake({ ...who, visaStatus: 'E-9' }, work, TODAY).verdict)).toBe(false)
      }),
    )
  })
})
