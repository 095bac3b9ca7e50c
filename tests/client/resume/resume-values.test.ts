import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  EMPTY_RESUME,
  isResumeDraft,
  resumeBody,
  type ResumeValues,
  newResumeOf,
  valuesOf,
  withSavedDesiredJob,
  withSavedResume,
} from '../../../src/client/entities/resume/resume-values.ts'
import { resumeSearch } from '../../../src/client/features/resume/resume-search.ts'
import { NO_DESIRED_JOB } from '../../../src/client/entities/desired-job/desired-job-rules.ts'
import type { Resume } from '../../../src/contract/candidate/resume.ts'
import { ResumeForm } from '../../../src/contract/candidate/resume-form.ts'

const full: ResumeValues = {
  photo: { at: 'STORED', reference: 'abc.jpg', url: '/files/abc.jpg' },
  name: 'Tran Minh Hau',
  countyIsoCode: 'vn',
  countryEtcText: '',
  gender: 'MAN',
  birthDate: '19970312',
  cellphone: '01012345678',
  certifiedCellphone: '01012345678',
  koreanCapability: 'NORMAL',
  jobCategoryPeriodTypeMap: { FACTORY: 'ABOVE_1YEAR' },
  details: '조립 2년',
  workType: 'FOREIGN_WORKER',
  introduction: '성실합니다',
  expectedJob: { ...NO_DESIRED_JOB, expectedRegionId: 138, expectedPayType: 'MONTHLY' },
}

const stored: Resume = {
  resumeId: '01a1fdd4-0db1-74e9-a522-e3031bd45fb3',
  ...z.parse(ResumeForm, resumeBody(full, undefined)),
  cellphoneVerified: true,
  country: null,
  profileImageUrl: '/files/abc.jpg',
  ...full.expectedJob,
  expectedRegion: null,
  updatedDate: '2026-11-21T11:18:15.210Z',
}

test('a resume of the server fills the form as it was sent', () => {
  expect(valuesOf(stored)).toEqual(full)
})

test('an unverified cellphone is not taken as certified', () => {
  expect(valuesOf({ ...stored, cellphoneVerified: false }).certifiedCellphone).toBe('')
})

test('unsent parts of a resume override the server’s', () => {
  const unsent = resumeBody({ ...full, name: 'Hau Tran', photo: null }, undefined)
  const resume = withSavedResume(valuesOf(stored), unsent, 'b1')
  expect(resume).toEqual({ ...full, name: 'Hau Tran', photo: { at: 'KEPT', blobId: 'b1' } })
  const job = { ...NO_DESIRED_JOB, noSelectExpectedRegion: true }
  expect(withSavedDesiredJob(resume, job)).toEqual({ ...resume, expectedJob: job })
})

test('a sent photo without an address does not show the former photo', () => {
  const form = (profileImageData: string) => ({ ...resumeBody(full, undefined), profileImageData })
  expect(withSavedResume(full, form('abc.jpg')).photo).toEqual(full.photo)
  const sent = withSavedResume(full, form('new.jpg'))
  expect(sent.photo).toEqual({ at: 'STORED', reference: 'new.jpg', url: null })
})

test('an unreadable entry leaves the form unchanged', () => {
  expect(withSavedResume(full, { something: 'else' })).toBe(full)
  expect(withSavedDesiredJob(full, 'nothing')).toBe(full)
})

test('only a valid draft is accepted', () => {
  expect(isResumeDraft({ values: EMPTY_RESUME })).toBe(true)
  expect(isResumeDraft({ values: full, etag: '"r1-d1"' })).toBe(true)
  expect(isResumeDraft({ values: { ...full, workType: 'ASTRONAUT' } })).toBe(false)
  expect(isResumeDraft(null)).toBe(false)
})

test('the name of a country is sent only for another country', () => {
  const typed = { ...full, countryEtcText: 'Elsewhere' }
  expect(resumeBody(typed, undefined).countryEtcText).toBe('')
  expect(resumeBody({ ...typed, countyIsoCode: 'etc' }, undefined).countryEtcText).toBe('Elsewhere')
})

test('the address accepts a known step and a job’s id, and nothing else', () => {
  expect(resumeSearch({ step: '2', jobId: stored.resumeId })).toEqual({ step: 2, jobId: stored.resumeId })
  expect(resumeSearch({ step: 'saved' })).toEqual({ step: 'saved' })
  expect(resumeSearch({ step: '3', jobId: '../evil' })).toEqual({})
})

test('A new resume begins with the verified number of the account, which counts as verified until it is changed', () => {
  const own = '01012345678'
  expect(newResumeOf({ name: 'An', cellphone: own })).toMatchObject({
    name: 'An',
    cellphone: own,
    certifiedCellphone: own,
  })
  expect(newResumeOf()).toMatchObject({ name: '', cellphone: '', certifiedCellphone: '' })
})
