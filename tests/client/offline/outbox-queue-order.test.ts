import { beforeEach, expect, test } from 'vitest'
import { cancel } from '../../../src/client/offline/outbox/engine/cancel.ts'
import { drain, retryWaiting } from '../../../src/client/offline/outbox/engine/drain.ts'
import { enqueue } from '../../../src/client/offline/outbox/engine/enqueue.ts'
import type { CommandToSave } from '../../../src/client/offline/outbox/engine/command-to-save.ts'
import { MEMBER, addFavorite, createDevice, noAnswer, refused } from './outbox-device.ts'

let device: Awaited<ReturnType<typeof createDevice>>

beforeEach(async () => {
  device = await createDevice()
})

const application = () =>
  addFavorite('job-1', { operation: 'jobs.apply', undo: 'jobs.withdraw', entity: 'application:job-1' })

const resume: CommandToSave = {
  memberId: MEMBER,
  entity: 'resume',
  operation: 'resumes.save',
  params: {},
  payload: { kind: 'json', value: { name: 'Linh' } },
  ifMatch: '"r0-d0"',
  versionPart: 'r',
  absolute: true,
}

const noResume = () => refused(409, 'RESUME_MISSING')
const sent = () => device.requests.map(({ method, path }) => `${method} ${path}`)
const states = async () => (await device.queue()).map(({ operation, state }) => `${operation} ${state}`)

const APPLICATION = 'POST /api/jobs/job-1/applications'
const RESUME = 'POST /api/resumes'

async function refusedApplication(): Promise<string> {
  const { id } = await enqueue(device.environment, application())
  device.answers = [noResume]
  await drain(device.environment)
  return id
}

test('an application refused for lack of a resume is sent again after the next saved resume', async () => {
  await refusedApplication()
  await enqueue(device.environment, resume)
  expect(await states()).toEqual(['jobs.apply BLOCKED', 'resumes.save QUEUED'])
  await drain(device.environment)
  expect(sent()).toEqual([APPLICATION, RESUME, APPLICATION])
  expect(await device.queue()).toEqual([])
})

test('a retried application waits for an unsent resume', async () => {
  const id = await refusedApplication()
  // As an older build would, which did not link the two when the resume was saved.
  const { endpointOf } = device.environment
  await enqueue({ ...device.environment, endpointOf: () => undefined }, resume)
  expect(await states()).toEqual(['jobs.apply REJECTED', 'resumes.save QUEUED'])
  await retryWaiting({ ...device.environment, endpointOf }, MEMBER, id)
  device.answers = [noAnswer]
  await drain(device.environment)
  expect(await states()).toEqual(['jobs.apply BLOCKED', 'resumes.save QUEUED'])
  device.clock += 60_000
  await drain(device.environment)
  expect(sent()).toEqual([APPLICATION, RESUME, RESUME, APPLICATION])
  expect(await device.queue()).toEqual([])
})

test('an application that overtakes an unanswered resume waits for it instead of being refused', async () => {
  await enqueue(device.environment, resume)
  await enqueue(device.environment, application())
  device.answers = [noAnswer, noResume]
  await drain(device.environment)
  expect(await states()).toEqual(['resumes.save QUEUED', 'jobs.apply BLOCKED'])
  device.clock += 60_000
  await drain(device.environment)
  expect(sent()).toEqual([RESUME, APPLICATION, RESUME, APPLICATION])
  expect(await device.queue()).toEqual([])
})

test('an application refused while another tab sent the resume is sent again', async () => {
  await enqueue(device.environment, application())
  const other = { ...device.environment, holder: 'other tab' }
  device.answers = [
    async () => {
      device.clock += 10
      await enqueue(other, resume)
      await drain(other)
      return noResume()
    },
  ]
  await drain(device.environment)
  await drain(device.environment)
  expect(sent()).toEqual([APPLICATION, RESUME, APPLICATION])
  expect(await device.queue()).toEqual([])
})

test('an application whose resume is discarded is refused again and says so', async () => {
  await refusedApplication()
  const { id } = await enqueue(device.environment, resume)
  await cancel(device.environment, MEMBER, id)
  device.answers = [noResume]
  await drain(device.environment)
  expect(await device.queue()).toMatchObject([{ state: 'REJECTED', refusal: { code: 'RESUME_MISSING' } }])
})

test('an application waits for a refused resume to be corrected, and is sent after it', async () => {
  await refusedApplication()
  const { id } = await enqueue(device.environment, resume)
  device.answers = [() => refused(400, 'VALIDATION')]
  await drain(device.environment)
  expect(await states()).toEqual(['jobs.apply BLOCKED', 'resumes.save REJECTED'])
  await enqueue(device.environment, { ...resume, replaces: id })
  await drain(device.environment)
  expect(sent()).toEqual([APPLICATION, RESUME, RESUME, APPLICATION])
  expect(await device.queue()).toEqual([])
})

test('saving a resume does not retry an application that was refused for another reason', async () => {
  await enqueue(device.environment, application())
  device.answers = [() => refused(409, 'JOB_CLOSED')]
  await drain(device.environment)
  await enqueue(device.environment, resume)
  expect(await states()).toEqual(['jobs.apply REJECTED', 'resumes.save QUEUED'])
})
