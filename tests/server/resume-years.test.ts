import { beforeAll, expect, test } from 'vitest'
import { getMyResume } from '../../src/contract/candidate/resume.ts'
import { saveResume } from '../../src/contract/candidate/resume-form.ts'
import { aWorker, type TestMember } from '../support/members.ts'
import { aResumeForm } from '../support/resumes.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await runServer()
})

const save = ({ token }: TestMember, overrides: object) =>
  server.call(saveResume, { token, body: aResumeForm(overrides) })
const yearsOf = async ({ token }: TestMember) => (await server.call(getMyResume, { token })).data.careerYears

test('Years of experience are kept by forms without them, and shown for a year or more alone', async () => {
  const worker = await aWorker(server)
  await save(worker, { careerYears: { FACTORY: 3, FARM: 2 } })
  expect(await yearsOf(worker)).toEqual({ FACTORY: 3 })
  await save(worker, { name: 'An Nguyen' })
  expect(await yearsOf(worker)).toEqual({ FACTORY: 3 })
  await save(worker, { jobCategoryPeriodTypeMap: { FACTORY: 'UNDER_WEEK' } })
  expect(await yearsOf(worker)).toEqual({})
})

test.each([0, 61, 1.5, '3'])('%j years of experience are refused at their field', async (years) => {
  const { problem } = await save(await aWorker(server), { careerYears: { FACTORY: years } })
  expect(problem).toMatchObject({ responseCode: 'VALIDATION', errors: [{ field: 'careerYears.FACTORY' }] })
})
