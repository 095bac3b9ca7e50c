import { expect, test } from 'vitest'
import { differingFields } from '../../../src/client/features/resume/saving/resume-conflict.tsx'
import {
  EMPTY_RESUME,
  withSavedDesiredJob,
  withSavedResume,
} from '../../../src/client/entities/resume/resume-values.ts'
import { aResumeForm, anExpectedJobForm } from '../../support/resumes.ts'

const versionOf = (resume: object, desiredJob: object = {}) =>
  withSavedDesiredJob(
    withSavedResume(EMPTY_RESUME, aResumeForm(resume)),
    anExpectedJobForm({ ...anExpectedJobForm(), ...desiredJob }),
  )

test('only differing fields are compared, and the format of a number is ignored', () => {
  const mine = versionOf({ details: 'welding', cellphone: '010-1234-5678' })
  const theirs = versionOf({ name: 'An', cellphone: '01012345678' })
  expect(differingFields(mine, theirs)).toEqual(['name', 'details'])
})

test('the order of sectors makes no difference', () => {
  const [one, other] = [
    { FARM: 'UNDER_MONTH', FACTORY: 'ABOVE_1YEAR' },
    { FACTORY: 'ABOVE_1YEAR', FARM: 'UNDER_MONTH' },
  ]
  expect(
    differingFields(
      versionOf({ jobCategoryPeriodTypeMap: one }),
      versionOf({ jobCategoryPeriodTypeMap: other }),
    ),
  ).toEqual([])
})

test('the fields of a pay range are one field', () => {
  const theirs = versionOf({}, { expectedMinPayAmount: 1, expectedMaxPayAmount: 2, expectedRegionId: 1 })
  expect(differingFields(versionOf({}), theirs)).toEqual(['region', 'pay'])
})

test('the name of a country matters only outside the list', () => {
  const [mine, theirs] = [versionOf({}), versionOf({})]
  expect(differingFields({ ...mine, countryEtcText: 'Samoa' }, theirs)).toEqual([])
  const other = { ...theirs, countyIsoCode: 'etc' }
  expect(differingFields({ ...other, countryEtcText: 'Samoa' }, other)).toEqual(['nationality'])
})

test('a form without phrases and occupations equals one with none chosen', () => {
  const mine = versionOf({})
  const theirs = { ...mine, phrases: [], expectedJob: { ...mine.expectedJob, occupations: [] } }
  expect(differingFields(mine, theirs)).toEqual([])
})
