import { expect, test } from 'vitest'
import { readResumeSearch } from '../../../src/client/features/resume-view/resume-search.ts'

test('The address of a resume names its application and its job', () => {
  const search = { id: 'resume-1', application: 'application-1', job: 'job-1', page: 2 }
  expect(readResumeSearch(search)).toEqual(search)
})

test('An address of an older version, which calls the job a posting, is still understood', () => {
  expect(readResumeSearch({ id: 'resume-1', posting: 'job-1' })).toEqual({ id: 'resume-1', job: 'job-1' })
})
