import { expect, test } from 'vitest'
import { missingFrom, soughtFieldMissingFrom } from '../../../src/client/entities/resume/completeness.ts'
import { EMPTY_RESUME, type ResumeValues } from '../../../src/client/entities/resume/resume-values.ts'
import { errorsOfResume, withSuggestedSector } from '../../../src/client/features/resume/form/resume-form.tsx'
import { NO_DESIRED_JOB } from '../../../src/client/entities/desired-job/desired-job-rules.ts'

const savable: ResumeValues = {
  ...EMPTY_RESUME,
  name: 'Tran Minh Hau',
  countyIsoCode: 'vn',
  cellphone: '01012345678',
  workType: 'FOREIGN_WORKER',
}

test('saving requires name, nationality, cellphone and residence type', () => {
  expect(missingFrom(EMPTY_RESUME).required).toEqual(['name', 'countyIsoCode', 'cellphone', 'workType'])
  expect(Object.keys(errorsOfResume(EMPTY_RESUME)).toSorted()).toEqual([
    'cellphone',
    'countyIsoCode',
    'name',
    'workType',
  ])
  expect(missingFrom(savable).required).toEqual([])
  expect(errorsOfResume(savable)).toEqual({})
})

test('another country requires its name', () => {
  const elsewhere = { ...savable, countyIsoCode: 'etc' }
  expect(missingFrom(elsewhere).required).toEqual(['countyIsoCode'])
  expect(errorsOfResume(elsewhere)).toHaveProperty('countryEtcText')
  expect(errorsOfResume({ ...elsewhere, countryEtcText: 'Tamil Eelam' })).toEqual({})
})

test('the desired job is complete once each part is answered or left open', () => {
  const lacksDesiredJob = (expectedJob: ResumeValues['expectedJob']) =>
    missingFrom({ ...savable, expectedJob }).better.includes('expectedJob')
  const answered = {
    ...NO_DESIRED_JOB,
    expectedRegionId: 138,
    noSelectExpectedJobCategory: true,
    expectedMinPayAmount: 11_000,
  }
  expect(lacksDesiredJob(answered)).toBe(false)
  expect(lacksDesiredJob({ ...answered, expectedRegionId: null })).toBe(true)
  expect(lacksDesiredJob({ ...answered, noSelectExpectedJobCategory: false })).toBe(true)
  expect(lacksDesiredJob({ ...answered, expectedMinPayAmount: null })).toBe(true)
})

test('a minimum above the maximum is an error of the pay', () => {
  const expectedJob = { ...NO_DESIRED_JOB, expectedMinPayAmount: 3_000_000, expectedMaxPayAmount: 300_000 }
  expect(errorsOfResume({ ...savable, expectedJob })).toHaveProperty('expectedMaxPayAmount')
})

test('the sector with the longest experience is suggested, unless one was chosen or left open', () => {
  const career = { FARM: 'UNDER_MONTH', OFFICE: 'ABOVE_1YEAR', FACTORY: 'UNDER_1YEAR' } as const
  const suggested = (expectedJob: ResumeValues['expectedJob'], jobCategoryPeriodTypeMap = career) =>
    withSuggestedSector({ ...savable, jobCategoryPeriodTypeMap, expectedJob }).expectedJobCategory
  expect(suggested(NO_DESIRED_JOB)).toBe('OFFICE')
  expect(suggested({ ...NO_DESIRED_JOB, expectedJobCategory: 'FARM' })).toBe('FARM')
  expect(suggested({ ...NO_DESIRED_JOB, noSelectExpectedJobCategory: true })).toBe(null)
  expect(withSuggestedSector(savable).expectedJobCategory).toBe(null)
})

test('an applicant is asked for work experience first, then for an introduction', () => {
  const experienced = { ...savable, jobCategoryPeriodTypeMap: { FARM: 'ABOVE_1YEAR' } } as const
  expect(soughtFieldMissingFrom(savable)).toBe('jobCategoryPeriodTypeMap')
  expect(soughtFieldMissingFrom(experienced)).toBe('introduction')
  expect(soughtFieldMissingFrom({ ...experienced, introduction: 'I can weld.' })).toBeUndefined()
})
