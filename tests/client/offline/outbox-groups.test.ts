import { beforeEach, expect, test } from 'vitest'
import { cancel, cancelGroup } from '../../../src/client/offline/outbox/engine/cancel.ts'
import { claim } from '../../../src/client/offline/outbox/engine/claim.ts'
import { drain } from '../../../src/client/offline/outbox/engine/drain.ts'
import { enqueue, enqueueAll } from '../../../src/client/offline/outbox/engine/enqueue.ts'
import { keys } from '../../../src/client/offline/outbox/engine/entry.ts'
import type { CommandToSave } from '../../../src/client/offline/outbox/engine/command-to-save.ts'
import { unsentOf } from '../../../src/client/offline/outbox/use-outbox.ts'
import { createDevice, MEMBER, ok, refused } from './outbox-device.ts'

let device: Awaited<ReturnType<typeof createDevice>>

beforeEach(async () => {
  device = await createDevice()
})

const keep = (blobId: string) =>
  device.database.run('readwrite', async (transaction) =>
    transaction.put(keys.blob(MEMBER, blobId), {
      bytes: new TextEncoder().encode(blobId).buffer,
      type: 'image/jpeg',
      sha256: '',
    }),
  )

const blobs = () =>
  device.database.run('readonly', async (transaction) =>
    (await transaction.keys(keys.blobs(MEMBER))).map((key) => key[2]),
  )

const command = (operation: string, more: Partial<CommandToSave>): CommandToSave => ({
  memberId: MEMBER,
  entity: operation,
  operation,
  params: {},
  payload: { kind: 'none' },
  absolute: true,
  ...more,
})

const photo = (blobId: string) =>
  command('files.upload', {
    as: 'photo',
    payload: {
      kind: 'multipart',
      parts: [
        { name: 'type', value: 'resume' },
        { name: 'file', blobId, fileName: 'photo.jpg' },
      ],
    },
  })

const resume = (name: string, { hasPhoto = true, ifMatch = '"r1-d1"' } = {}) =>
  command('resumes.save', {
    as: 'resume',
    payload: { kind: 'json', value: { name, profileImageData: null } },
    ifMatch,
    versionPart: 'r',
    ...(hasPhoto
      ? {
          needs: ['photo'],
          fills: [{ need: 'photo', take: 'data', into: 'payload', at: ['profileImageData'] }],
        }
      : {}),
  })

const desiredJob = () =>
  command('resumes.saveExpectedJob', {
    payload: { kind: 'json', value: { expectedJobCategory: 'FARM' } },
    ifMatch: '"r1-d1"',
    versionPart: 'd',
    needs: ['resume'],
  })

async function save(name: string, blobId?: string): Promise<string[]> {
  if (blobId !== undefined) await keep(blobId)
  const upload = blobId === undefined ? [] : [photo(blobId)]
  const wanted = [...upload, resume(name, { hasPhoto: blobId !== undefined }), desiredJob()]
  return (await enqueueAll(device.environment, wanted)).map(({ id }) => id)
}

const sent = () => device.requests.map(({ path }) => path.replace('/api/', ''))
const bodies = () =>
  device.requests
    .filter(({ path }) => path === '/api/resumes')
    .map(({ body }) => (typeof body === 'string' ? JSON.parse(body) : undefined))

test('photo, resume and desired job are sent in that order, and the resume references the photo', async () => {
  await save('Hau', 'blob-1')
  device.answers = [() => ok('abc.jpg'), () => ok({ id: '1' }, '"r2-d1"')]
  await drain(device.environment)
  expect(sent()).toEqual(['files', 'resumes', 'resumes/expected-job'])
  expect(bodies()).toEqual([{ name: 'Hau', profileImageData: 'abc.jpg' }])
  expect(await blobs()).toEqual([])
})

test('a resume saved twice before sending sends only the newest photo and form, and frees the older bytes', async () => {
  const first = await save('Hau', 'blob-1')
  expect(await save('Minh', 'blob-2')).toEqual(first)
  expect(await blobs()).toEqual(['blob-2'])
  device.answers = [() => ok('abc.jpg')]
  await drain(device.environment)
  expect(sent()).toEqual(['files', 'resumes', 'resumes/expected-job'])
  expect(bodies()).toEqual([{ name: 'Minh', profileImageData: 'abc.jpg' }])
})

test('a resume saved again while its photo is being sent waits for the new photo', async () => {
  await save('Hau', 'blob-1')
  await claim(device.environment)
  await save('Minh', 'blob-2')
  device.clock += 60_000
  device.answers = [() => ok('old.jpg'), () => ok('new.jpg')]
  await drain(device.environment)
  expect(sent()).toEqual(['files', 'files', 'resumes', 'resumes/expected-job'])
  expect(bodies()).toEqual([{ name: 'Minh', profileImageData: 'new.jpg' }])
  expect(await blobs()).toEqual([])
})

test('the same photo saved again is sent once', async () => {
  await save('Hau', 'blob-1')
  await claim(device.environment)
  await enqueueAll(device.environment, [photo('blob-1'), resume('Minh'), desiredJob()])
  device.clock += 60_000
  device.answers = [() => ok('abc.jpg')]
  await drain(device.environment)
  expect(sent()).toEqual(['files', 'resumes', 'resumes/expected-job'])
  expect(bodies()).toEqual([{ name: 'Minh', profileImageData: 'abc.jpg' }])
})

test('missing bytes reject the whole group', async () => {
  const gone = [photo('nowhere'), resume('Hau'), desiredJob()]
  await expect(enqueueAll(device.environment, gone)).rejects.toMatchObject({ code: 'BYTES_MISSING' })
  expect(await device.queue()).toEqual([])
})

test('cancelling a photo removes its bytes and sends the resume without it', async () => {
  const [photoId = ''] = await save('Hau', 'blob-1')
  expect(await cancel(device.environment, MEMBER, photoId)).toBe('REMOVED')
  await drain(device.environment)
  expect(sent()).toEqual(['resumes', 'resumes/expected-job'])
  expect(bodies()).toEqual([{ name: 'Hau', profileImageData: null }])
  expect(await blobs()).toEqual([])
})

test('cancelling a resume cancels its photo and still sends the desired job', async () => {
  const [, resumeId = ''] = await save('Hau', 'blob-1')
  await cancel(device.environment, MEMBER, resumeId)
  await drain(device.environment)
  expect(sent()).toEqual(['resumes/expected-job'])
})

test('cancelling a group keeps the entry that is being sent', async () => {
  await save('Hau', 'blob-1')
  const group = (await device.queue())[0]?.group ?? ''
  await claim(device.environment)
  expect(await cancelGroup(device.environment, MEMBER, group)).toBe('TOO_LATE')
  expect((await device.queue()).map(({ operation }) => operation)).toEqual(['files.upload'])
})

test('the desired job keeps its own base version after the resume arrived', async () => {
  await save('Hau')
  device.answers = [() => ok({ id: '1' }, '"r2-d7"')]
  await drain(device.environment)
  expect(device.requests.map(({ headers }) => headers['if-match'])).toEqual(['"r1-d1"', '"r1-d1"'])
})

test('a form opened before its own save arrived does not conflict with it', async () => {
  await save('Hau')
  device.answers = [() => ok({ id: '1' }, '"r2-d1"'), () => ok({ id: '2' }, '"r2-d2"')]
  await drain(device.environment)
  await save('Minh')
  await drain(device.environment)
  expect(device.requests.slice(2).map(({ headers }) => headers['if-match'])).toEqual(['"r2-d1"', '"r2-d2"'])
})

test('a merged version replaces the conflict that keeps theirs, and waiting entries are sent', async () => {
  const [id = ''] = await save('Hau')
  const theirs = { status: 412, body: { responseCode: 'PRECONDITION_FAILED', data: { name: 'An' } } }
  device.answers = [() => ({ ...theirs, etag: '"r5-d1"' })]
  await drain(device.environment)
  const [conflict] = await device.queue()
  expect(conflict).toMatchObject({
    id,
    state: 'CONFLICT',
    refusal: { theirs: { name: 'An' }, etag: '"r5-d1"' },
  })
  await enqueue(device.environment, {
    ...resume('An and Hau', { hasPhoto: false, ifMatch: '"r5-d1"' }),
    replaces: id,
  })
  await drain(device.environment)
  expect(device.requests.map(({ headers }) => headers['if-match'])).toEqual(['"r1-d1"', '"r5-d1"', '"r1-d1"'])
  expect(await device.queue()).toEqual([])
})

test('saving again over a conflict conflicts again instead of overwriting', async () => {
  await save('Hau')
  const theirs = () => refused(412, 'PRECONDITION_FAILED', { etag: '"r5-d1"' })
  device.answers = [theirs, theirs]
  await drain(device.environment)
  await enqueueAll(device.environment, [
    resume('Minh', { hasPhoto: false, ifMatch: '"r5-d1"' }),
    desiredJob(),
  ])
  await drain(device.environment)
  expect(device.requests.map(({ headers }) => headers['if-match'])).toEqual(['"r1-d1"', '"r1-d1"'])
  expect((await device.queue()).map(({ state }) => state)).toEqual(['CONFLICT', 'BLOCKED'])
})

test.each([
  [413, 'BODY_TOO_LARGE'],
  [422, 'IMAGE_UNREADABLE'],
])('a photo refused with %i keeps its bytes and blocks the resume', async (status, code) => {
  await save('Hau', 'blob-1')
  device.answers = [() => refused(status, code)]
  await drain(device.environment)
  expect((await device.queue()).map(({ state }) => state)).toEqual(['REJECTED', 'BLOCKED', 'BLOCKED'])
  expect(await blobs()).toEqual(['blob-1'])
  await save('Hau', 'blob-2')
  device.answers = [() => ok('abc.jpg')]
  await drain(device.environment)
  expect(bodies()).toEqual([{ name: 'Hau', profileImageData: 'abc.jpg' }])
  expect([await device.queue(), await blobs()]).toEqual([[], []])
})

test('a proxy’s 413 is refused like the server’s', async () => {
  await save('Hau', 'blob-1')
  device.answers = [async () => ({ status: 413, body: undefined })]
  await drain(device.environment)
  expect(await device.queue()).toMatchObject([
    { state: 'REJECTED', refusal: { status: 413, code: 'BODY_TOO_LARGE' } },
    { state: 'BLOCKED' },
    { state: 'BLOCKED' },
  ])
  expect(await blobs()).toEqual(['blob-1'])
})

test('a saved resume is overlaid with its photo, unsent and sent', async () => {
  await save('Hau', 'blob-1')
  const contents = async () => ({ entries: await device.queue(), receipts: await device.receipts() })
  expect(unsentOf(await contents(), 'resumes.save', 0, true)).toMatchObject({
    state: 'SAVED',
    payload: { name: 'Hau' },
    files: { profileImageData: { blobId: 'blob-1' } },
  })
  device.answers = [() => ok('abc.jpg')]
  await drain(device.environment)
  expect(unsentOf(await contents(), 'resumes.save', 0, true)).toMatchObject({
    state: 'SENT',
    payload: { name: 'Hau', profileImageData: 'abc.jpg' },
  })
})
