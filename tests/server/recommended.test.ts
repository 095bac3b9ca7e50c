import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { saveResume } from '../../src/contract/candidate/resume-form.ts'
import { favoriteJob, listRecommendedJobs } from '../../src/contract/job/job.ts'
import { ancestorIds } from '../../src/reference/regions.ts'
import { type AlertWorld, anAlertWorld, type DesiredJobOverrides } from '../support/alert-world.ts'
import { aWorker, type TestMember } from '../support/members.ts'
import { aResumeForm } from '../support/resumes.ts'
import { DONGTAN, type JobRow } from '../support/jobs.ts'
import { aPushService, type PushService } from '../support/push-service.ts'
import { PUSH_KEYS } from '../support/server.ts'

const [HWASEONG = 0, GYEONGGI = 0] = ancestorIds(DONGTAN)
const SEOUL = 1
const JONGNO = 18

let service: PushService
let world: AlertWorld
beforeAll(async () => {
  service = await aPushService(PUSH_KEYS.publicKey)
})
beforeEach(async () => {
  world = await anAlertWorld(service)
})

const JOBS: Partial<JobRow>[] = [
  { title: 'factory', categories: ['FACTORY'] },
  { title: 'farm', categories: ['FARM'] },
  { title: 'farm in Seoul', categories: ['FARM'], region_id: JONGNO },
  { title: 'farm by the month', categories: ['FARM'], pay_type: 'MONTHLY', pay_amount: 2_600_000 },
  { title: 'premium farm', categories: ['FARM'], product_type: 'PREMIUM' },
  { title: 'office and farm', categories: ['OFFICE', 'FARM'], pay_amount: 15_000 },
]

async function recommendedTo(worker: TestMember): Promise<string[]> {
  const { data } = await world.server.call(listRecommendedJobs, { token: worker.token })
  return data.map((job) => job.title)
}

describe('GET /main/recommended-jobs', () => {
  test.each<DesiredJobOverrides>([
    { category: 'FARM' },
    { region_id: JONGNO },
    { region_id: SEOUL, any_category: true },
    { region_id: GYEONGGI, category: 'FARM' },
    { region_id: HWASEONG, pay_type: 'MONTHLY' },
    { category: 'FARM', pay_type: 'HOURLY', min_pay_amount: 13_000 },
    { any_region: true, category: 'CONSTRUCTION' },
    { any_pay: true },
    {},
  ])('The jobs that an alert notifies of come first for the desired job %j', async (desiredJob) => {
    const { worker } = await world.aSubscribedWorker(desiredJob)
    await world.publishJobs(...JOBS)
    const notified = (await world.notificationSubjects(worker)).toSorted()
    const recommended = await recommendedTo(worker)
    expect(recommended.slice(0, notified.length).toSorted()).toEqual(notified)
    expect(recommended.length).toBeGreaterThan(0)
  })

  test('Favorites order the matches and are left out, but put nothing before them', async () => {
    const { worker } = await world.aSubscribedWorker({ category: 'FARM' })
    const jobs = await world.publishJobs(
      { title: 'liked', categories: ['FACTORY'], region_id: JONGNO },
      { title: 'farm in Seoul', categories: ['FARM'], region_id: JONGNO },
      { title: 'farm', categories: ['FARM'] },
      { title: 'factory in Seoul', categories: ['FACTORY'], region_id: JONGNO },
    )
    expect((await recommendedTo(worker)).slice(0, 2)).toEqual(['farm', 'farm in Seoul'])
    await world.server.call(favoriteJob, { params: { id: jobs[0]?.id ?? '' }, token: worker.token })
    expect(await recommendedTo(worker)).toEqual(['farm in Seoul', 'farm', 'factory in Seoul'])
  })

  test('A member without a desired job gets jobs like their favorites', async () => {
    const worker = await aWorker(world.server)
    const [liked] = await world.publishJobs(
      { title: 'liked', categories: ['FARM'], region_id: JONGNO },
      { title: 'alike', categories: ['FARM'], region_id: JONGNO },
      { title: 'other', categories: ['OFFICE'] },
    )
    await world.server.call(favoriteJob, { params: { id: liked?.id ?? '' }, token: worker.token })
    expect((await recommendedTo(worker))[0]).toBe('alike')
  })

  test('Jobs for another gender than that of the resume come last', async () => {
    const { worker } = await world.aSubscribedWorker({ category: 'FARM' })
    await world.publishJobs(
      { title: 'anybody', categories: ['FACTORY'] },
      { title: 'men', categories: ['FARM'], gender: 'MAN' },
      { title: 'women', categories: ['FARM'], gender: 'WOMAN' },
    )
    const asked = async (gender: 'NONE' | 'MAN' | 'WOMAN') => {
      const body = aResumeForm({ gender })
      expect((await world.server.call(saveResume, { token: worker.token, body })).status).toBeLessThan(300)
      return recommendedTo(worker)
    }
    expect((await asked('MAN')).at(-1)).toBe('women')
    expect((await asked('WOMAN')).at(-1)).toBe('men')
    expect((await asked('NONE')).at(-1)).toBe('anybody')
  })
})
