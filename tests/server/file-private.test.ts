import { readdir } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import type { FileType } from '../../src/contract/base/enums.ts'
import { getMyResume } from '../../src/contract/candidate/resume.ts'
import { saveResume } from '../../src/contract/candidate/resume-form.ts'
import { signedFileUrl } from '../../src/server/features/file/file-address.ts'
import { sweep } from '../../src/server/jobs/sweep.ts'
import { anEmployer, aMember, aWorker, type TestMember } from '../support/members.ts'
import { anUploadedPhoto, twoColorImage, upload } from '../support/images.ts'
import { aCompany, aJob, publish } from '../support/jobs.ts'
import { anOperator } from '../support/operators.ts'
import { aResumeForm } from '../support/resumes.ts'
import { runServer, type RunningServer } from '../support/server.ts'

const DAY = 86_400_000

let server: RunningServer
let worker: TestMember
beforeAll(async () => {
  server = await runServer()
  worker = await aWorker(server)
})

const save = (profileImageData: string | null) =>
  server.call(saveResume, { token: worker.token, body: aResumeForm({ profileImageData }) })
const savePhoto = async (profileImageData: string | null) =>
  expect((await save(profileImageData)).status).toBe(201)
const address = async () =>
  new URL((await server.call(getMyResume, { token: worker.token })).data.profileImageUrl ?? '', server.url)
const open = (url: URL) => server.fetch(url.pathname + url.search)
const sweepAfter = (days: number) =>
  sweep(server.database.db, server.services.files, new Date(Date.now() + days * DAY))
const stored = async () =>
  (await readdir(server.dataDir, { recursive: true })).map((path) => path.split('/').at(-1) ?? '')

describe('A private image', () => {
  let url: URL
  beforeAll(async () => {
    const large = await twoColorImage(1000, 1000).jpeg().toBuffer()
    const { data } = await upload(server, large, { token: worker.token })
    await savePhoto(data)
    url = await address()
  })

  test('A private image opens with its signed URL, privately cached until the URL expires', async () => {
    const answer = await open(url)
    expect(answer.status).toBe(200)
    const [, seconds] = /^private, max-age=(\d+)$/.exec(answer.headers.get('cache-control') ?? '') ?? []
    expect(Number(seconds)).toBeGreaterThan(290)
    expect(Number(seconds)).toBeLessThanOrEqual(600)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('A private image answers 404 without a signature or with one for another file, time or key', async () => {
    const changed = (change: (search: URLSearchParams) => void) => {
      const other = new URL(url)
      change(other.searchParams)
      return open(other)
    }
    const expires = Number(url.searchParams.get('expires'))
    const other = await anUploadedPhoto(server, worker.token)
    const statuses = await Promise.all([
      changed((search) => search.delete('signature')),
      changed((search) => search.delete('expires')),
      changed((search) => search.set('signature', 'A'.repeat(43))),
      changed((search) => search.set('expires', String(expires + 1))),
      changed((search) => search.set('expires', `${expires}.0`)),
      server.fetch(`/files/${other}${url.search}`),
      server.fetch(url.pathname),
    ])
    expect(statuses.map((answer) => answer.status)).toEqual(Array(7).fill(404))
  })

  test('The signed URL of a private image expires after ten minutes', async () => {
    const expires = Number(url.searchParams.get('expires')) * 1000
    server.clock.now = new Date(expires - 1000)
    expect((await open(url)).status).toBe(200)
    server.clock.now = new Date(expires)
    expect((await open(url)).status).toBe(404)
    server.clock.now = null
  })

  test('A private image is available in a small size and in full size', async () => {
    const whole = new URL(url)
    whole.searchParams.delete('w')
    const [small, large] = await Promise.all([open(url), open(whole)])
    expect((await small.arrayBuffer()).byteLength).toBeLessThan((await large.arrayBuffer()).byteLength)
  })
})

/** Who uploads a type, and whether anybody may open it. */
const TYPES = {
  resume: { role: 'EMPLOYEE', isPublic: false },
  announcement: { role: 'EMPLOYER', isPublic: true },
  'announcement/business': { role: 'EMPLOYER', isPublic: false },
  'employer/guarantee': { role: 'EMPLOYER', isPublic: false },
  news: { role: 'OPERATOR', isPublic: true },
  conversation: { role: 'EMPLOYEE', isPublic: false },
  'conversation/document': { role: 'EMPLOYER', isPublic: false },
} as const satisfies Record<FileType, { role: string; isPublic: boolean }>

describe('A file of each type', () => {
  const uploaded = async (type: FileType) => {
    const { role } = TYPES[type]
    const { token } = role === 'OPERATOR' ? await anOperator(server) : await aMember(server, { role })
    const content =
      type === 'conversation/document'
        ? Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n')
        : await twoColorImage(900, 900).jpeg().toBuffer()
    const { status, data } = await upload(server, content, { token, type })
    expect(status).toBe(201)
    return { reference: data, token }
  }
  const statusOf = async (path: string, init?: RequestInit) => (await server.fetch(path, init)).status

  test.each(Object.keys(TYPES) as FileType[])(
    '%s opens without a signature only if it is public',
    async (type) => {
      const { reference, token } = await uploaded(type)
      const path = `/files/${reference}`
      const authorization = `Bearer ${token}`
      const statuses = await Promise.all([
        statusOf(path),
        statusOf(`${path}?w=640`),
        statusOf(path, { method: 'HEAD' }),
        statusOf(path, { headers: { range: 'bytes=0-9' } }),
        // Not even the member who uploaded it: addresses are all that browsers send for images.
        statusOf(path, { headers: { authorization } }),
      ])
      expect(statuses).toEqual(Array(5).fill(TYPES[type].isPublic ? 200 : 404))
      expect(await statusOf(`/files/w640-${reference}`)).toBe(404)
    },
  )

  test.each((Object.keys(TYPES) as FileType[]).filter((type) => !TYPES[type].isPublic))(
    '%s, which is private, opens with a signature until it expires',
    async (type) => {
      const { reference } = await uploaded(type)
      const signed = signedFileUrl(server.services.secret, reference, new Date(), { whole: true })
      const answer = await server.fetch(signed)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([
        200,
        expect.stringMatching(/^private, max-age=\d+$/),
      ])
      const former = signedFileUrl(server.services.secret, reference, new Date(Date.now() - 900_000))
      expect(await statusOf(former)).toBe(404)
    },
  )
})

describe('Sweeping unused uploads', () => {
  test('An unused upload and its small size are deleted after seven days', async () => {
    const large = await twoColorImage(900, 900).jpeg().toBuffer()
    const { data } = await upload(server, large, { token: worker.token })
    await sweepAfter(6.9)
    expect(await stored()).toEqual(expect.arrayContaining([data, `w640-${data}`]))
    await sweepAfter(7.1)
    expect((await stored()).filter((name) => name.includes(data))).toEqual([])
    expect((await save(data)).problem.errors).toMatchObject([{ field: 'profileImageData', code: 'UNKNOWN' }])
  })

  test('A replaced or removed photo is deleted, and the one in use is kept', async () => {
    const first = await anUploadedPhoto(server, worker.token)
    await savePhoto(first)
    await sweepAfter(20)
    expect(await stored()).toContain(first)
    const second = await anUploadedPhoto(server, worker.token)
    await savePhoto(second)
    await sweepAfter(20)
    expect(await stored()).not.toContain(first)
    expect(await stored()).toContain(second)
    await savePhoto(null)
    await sweepAfter(20)
    expect(await stored()).not.toContain(second)
  })

  test('A photo that is selected again before it is deleted is kept', async () => {
    const [first, second] = [
      await anUploadedPhoto(server, worker.token),
      await anUploadedPhoto(server, worker.token),
    ]
    for (const photo of [first, second, first]) await savePhoto(photo)
    await sweepAfter(20)
    expect(await stored()).toContain(first)
  })

  test('An upload that another row refers to is kept', async () => {
    const { db } = server.database
    const employer = await anEmployer(server)
    const image = await twoColorImage(20, 20).jpeg().toBuffer()
    const { data } = await upload(server, image, { token: employer.token, type: 'announcement' })
    const job = aJob(await aCompany(db, new Date()), new Date(), { image_file: data })
    await publish(db, job)
    await sweepAfter(20)
    expect(await stored()).toContain(data)
  })
})
