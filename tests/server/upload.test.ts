import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { UPLOAD_LIMIT } from '../../src/contract/site/file.ts'
import { sweepFiles } from '../../src/server/features/file/service.ts'
import { createRateLimits } from '../../src/server/http/rate-limits.ts'
import { againWhileRunning } from '../support/again-while-running.ts'
import { aMember, anEmployer, aWorker, type TestMember } from '../support/members.ts'
import { twoColorImage, photoWithLocation, pngHeader, orphanedImages, upload } from '../support/images.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let worker: TestMember
let employer: TestMember

beforeAll(async () => {
  server = await runServer()
  worker = await aWorker(server)
  employer = await anEmployer(server)
})

/** The stored image, decoded. */
async function storedPicture(reference: string) {
  const found = (await readdir(server.dataDir, { recursive: true })).find((path) =>
    path.endsWith(`/${reference}`),
  )
  const content = await readFile(join(server.dataDir, found ?? reference))
  return { content, metadata: await sharp(content).metadata() }
}

describe('Processing an image', () => {
  test('An image is rotated upright and stripped of its metadata', async () => {
    const taken = await photoWithLocation()
    const before = await sharp(taken).metadata()
    expect([before.orientation, before.exif?.includes('Phone')]).toEqual([6, true])
    const { status, data } = await upload(server, taken, { token: worker.token })
    expect(status).toBe(201)
    const { content, metadata } = await storedPicture(data)
    expect([metadata.format, metadata.width, metadata.height]).toEqual(['jpeg', 800, 1200])
    expect([metadata.exif, metadata.orientation, metadata.icc, metadata.xmp, metadata.iptc]).toEqual(
      Array(5).fill(undefined),
    )
    // Rotated clockwise, so that the left half is on top.
    const { data: top } = await sharp(content)
      .extract({ left: 400, top: 100, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(top[0]).toBeGreaterThan(200)
    expect(top[2]).toBeLessThan(60)
  })

  test('An image with a color profile is converted to sRGB', async () => {
    const wide = await twoColorImage(100, 100).withIccProfile('p3').jpeg().toBuffer()
    expect((await sharp(wide).metadata()).icc).toBeDefined()
    const { data } = await upload(server, wide, { token: worker.token })
    const { metadata } = await storedPicture(data)
    expect([metadata.icc, metadata.space]).toEqual([undefined, 'srgb'])
  })

  test('An image is limited to 4,096 pixels a side and stored in a small size as well', async () => {
    const { data } = await upload(server, await twoColorImage(5000, 300).jpeg().toBuffer(), {
      token: worker.token,
    })
    const whole = await storedPicture(data)
    expect([whole.metadata.width, whole.metadata.height]).toEqual([UPLOAD_LIMIT.side, 246])
    const small = await storedPicture(`w640-${data}`)
    expect([small.metadata.width, small.metadata.exif]).toEqual([640, undefined])
  })

  test.each([
    ['a JPEG', () => twoColorImage(10, 10).jpeg().toBuffer(), /\.jpg$/],
    ['a PNG with transparency', () => twoColorImage(10, 10, { alpha: true }).png().toBuffer(), /\.png$/],
    ['a PNG without transparency', () => twoColorImage(10, 10).png().toBuffer(), /\.jpg$/],
    ['a grayscale JPEG', () => twoColorImage(10, 10).greyscale().jpeg().toBuffer(), /\.jpg$/],
    ['a progressive JPEG', () => twoColorImage(900, 900).jpeg({ progressive: true }).toBuffer(), /\.jpg$/],
  ])('Uploading %s stores it under its real type, whatever its name', async (_kind, make, name) => {
    const options = { token: worker.token, name: '../../photo.exe', contentType: 'text/plain' }
    const { status, data } = await upload(server, await make(), options)
    expect(status).toBe(201)
    expect(data).toMatch(name)
  })
})

describe('Rejected images', () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><rect width="9" height="9"/></svg>'
  const jpeg = () => twoColorImage(400, 400).jpeg().toBuffer()
  const refused: [string, () => Promise<Buffer> | Buffer, number, string][] = [
    ['a renamed SVG', () => Buffer.from(SVG), 422, 'IMAGE_UNREADABLE'],
    [
      'a renamed HTML page',
      () => Buffer.from('<!doctype html><script>alert(1)</script>'),
      422,
      'IMAGE_UNREADABLE',
    ],
    [
      'an HTML page with a JPEG header',
      () => Buffer.from('\xff\xd8\xff\xe0<script>', 'latin1'),
      422,
      'IMAGE_UNREADABLE',
    ],
    ['a GIF', () => twoColorImage(9, 9).gif().toBuffer(), 422, 'IMAGE_UNREADABLE'],
    ['a WebP', () => twoColorImage(9, 9).webp().toBuffer(), 422, 'IMAGE_UNREADABLE'],
    ['a TIFF', () => twoColorImage(9, 9).tiff().toBuffer(), 422, 'IMAGE_UNREADABLE'],
    ['an empty file', () => Buffer.alloc(0), 422, 'IMAGE_UNREADABLE'],
    ['a truncated JPEG', async () => (await jpeg()).subarray(0, 1500), 422, 'IMAGE_UNREADABLE'],
    ['a PNG without pixels', () => pngHeader(50, 50), 422, 'IMAGE_UNREADABLE'],
    ['a PNG of just over 40 megapixels', () => pngHeader(8_000, 5_001), 413, 'IMAGE_TOO_LARGE'],
    ['a PNG of 50,000 pixels a side', () => pngHeader(50_000, 50_000), 413, 'IMAGE_TOO_LARGE'],
    [
      'a PNG of two billion pixels a side',
      () => pngHeader(2_000_000_000, 2_000_000_000),
      422,
      'IMAGE_UNREADABLE',
    ],
  ]
  test.each(refused)('Uploading %s is rejected at its field', async (_kind, make, status, code) => {
    const answer = await upload(server, await make(), { token: worker.token })
    expect([answer.status, answer.problem.responseCode]).toEqual([status, code])
    expect(answer.problem.errors).toEqual([expect.objectContaining({ field: 'file' })])
  })

  test('Uploading more than 10 MiB answers 413', async () => {
    const tooLarge = Buffer.alloc(UPLOAD_LIMIT.bytes + 1, 1)
    const answer = await upload(server, tooLarge, { token: worker.token })
    expect([answer.status, answer.problem.responseCode]).toEqual([413, 'BODY_TOO_LARGE'])
    const much = await upload(server, Buffer.alloc(UPLOAD_LIMIT.bytes + 200_000), { token: worker.token })
    expect([much.status, much.problem.responseCode]).toEqual([413, 'BODY_TOO_LARGE'])
  })
})

describe('The upload form', () => {
  const send = (body: string, type: string) =>
    server.fetch('/api/files', {
      method: 'POST',
      headers: { authorization: `Bearer ${worker.token}`, 'content-type': type },
      body,
    })
  test.each([
    ['sent as JSON', '{"type":"resume"}', 'application/json', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['without a boundary', 'x', 'multipart/form-data', 400, 'MALFORMED_BODY'],
    [
      'that ends early',
      '--b\r\nContent-Disposition: form-data; name="type"\r\n\r\nres',
      'multipart/form-data; boundary=b',
      400,
      'MALFORMED_BODY',
    ],
    ['without parts', '--b--\r\n', 'multipart/form-data; boundary=b', 400, 'VALIDATION'],
  ])('An upload form %s is rejected', async (_kind, body, type, status, code) => {
    const response = await send(body, type)
    expect([response.status, (await response.json()).responseCode]).toEqual([status, code])
  })

  test('A form without a file or with an unknown type is rejected at its field', async () => {
    const missing = await upload(server, null, { token: worker.token })
    expect(missing.problem.errors).toMatchObject([{ field: 'file', code: 'REQUIRED' }])
    const unknown = await upload(server, 'x', { token: worker.token, type: 'wallpaper' })
    expect(unknown.problem.errors).toMatchObject([{ field: 'type', code: 'UNKNOWN' }])
  })

  test('A form sent to an endpoint that expects JSON answers 415', async () => {
    const form = new FormData()
    form.append('langCode', 'vi')
    const response = await server.fetch('/api/users/me/lang-code', {
      method: 'PUT',
      headers: { authorization: `Bearer ${worker.token}` },
      body: form,
    })
    expect(response.status).toBe(415)
  })

  test('The OpenAPI document describes the upload as multipart/form-data', async () => {
    const document = await (await server.fetch('/api/openapi.json')).json()
    const { content } = document.paths['/api/files'].post.requestBody
    expect(Object.keys(content)).toEqual(['multipart/form-data'])
    expect(content['multipart/form-data'].schema.required.toSorted()).toEqual(['file', 'type'])
  })
})

describe('Upload permissions', () => {
  const image = () => twoColorImage(20, 20).jpeg().toBuffer()

  test('The role is checked before the image is read', async () => {
    expect((await upload(server, 'no picture', {})).status).toBe(401)
    for (const [token, type] of [
      [worker.token, 'announcement'],
      [worker.token, 'announcement/business'],
      [worker.token, 'news'],
      [employer.token, 'resume'],
      [employer.token, 'news'],
    ] as const)
      expect((await upload(server, 'no picture', { token, type })).status).toBe(403)
  })

  test('Each role can upload its own types, and only images of jobs and news are public', async () => {
    const operator = await aMember(server, { role: 'OPERATOR' })
    const open = async (token: string, type: string) => {
      const { data } = await upload(server, await image(), { token, type })
      return (await server.fetch(`/files/${data}`)).status
    }
    expect(await open(employer.token, 'announcement')).toBe(200)
    expect(await open(operator.token, 'news')).toBe(200)
    expect(await open(employer.token, 'announcement/business')).toBe(404)
    expect(await open(worker.token, 'resume')).toBe(404)
  })
})

describe('Repeating an upload under its idempotency key', () => {
  const keep = () => twoColorImage(64, 48).jpeg().toBuffer()

  test('A repeated upload returns the first reference and stores nothing more', async () => {
    const file = await keep()
    const first = await upload(server, file, { token: worker.token, key: 'photo' })
    const files = (await readdir(server.dataDir, { recursive: true })).length
    const replay = await upload(server, file, { token: worker.token, key: 'photo', name: 'other.jpg' })
    expect([replay.status, replay.data]).toEqual([201, first.data])
    expect(replay.headers.get('idempotent-replayed')).toBe('true')
    expect((await readdir(server.dataDir, { recursive: true })).length).toBe(files)
  })

  test('The key cannot be reused for another image or type', async () => {
    await upload(server, await keep(), { token: employer.token, type: 'announcement', key: 'k' })
    const other = await upload(server, await twoColorImage(64, 49).jpeg().toBuffer(), {
      token: employer.token,
      type: 'announcement',
      key: 'k',
    })
    expect(other.problem.responseCode).toBe('IDEMPOTENCY_KEY_REUSED')
    const business = await upload(server, await keep(), {
      token: employer.token,
      type: 'announcement/business',
      key: 'k',
    })
    expect(business.problem.responseCode).toBe('IDEMPOTENCY_KEY_REUSED')
  })

  test('Four concurrent uploads under one key store one image', async () => {
    const file = await keep()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        againWhileRunning(() => upload(server, file, { token: worker.token, key: 'at once' })),
      ),
    )
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.data}`)).size).toBe(1)
  })
})

test('The image of an upload that is rolled back is swept after a day', async () => {
  const failing = await runServer()
  const { token } = await aWorker(failing)
  const file = await twoColorImage(900, 900).jpeg().toBuffer()
  const { data: kept } = await upload(failing, file, { token })
  await failing.database.pool.query(`
    create function fail() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
    create constraint trigger fail after insert on idempotency_keys deferrable initially deferred
      for each row execute function fail()`)
  expect((await upload(failing, file, { token, key: 'k' })).status).toBe(500)
  expect(await orphanedImages(failing)).toHaveLength(2)
  await sweepFiles(failing.database.db, failing.services.files, new Date(Date.now() + 2 * 86_400_000))
  const stored = await readdir(failing.dataDir, { recursive: true })
  const images = stored.filter((path) => path.endsWith('.jpg')).map((path) => basename(path))
  expect(images.toSorted()).toEqual([kept, `w640-${kept}`])
})

test('Uploads are rate-limited per member and per address, with Retry-After', async () => {
  const limited = await runServer()
  limited.services.limits = createRateLimits(limited.database.pool, {
    'upload-member': { uses: 2, seconds: 3600 },
    'upload-address': { uses: 3, seconds: 3600 },
  })
  const [one, two] = [await aWorker(limited), await aWorker(limited)]
  const file = await twoColorImage(8, 8).jpeg().toBuffer()
  const statuses: number[] = []
  for (const token of [one.token, one.token, one.token, two.token])
    statuses.push((await upload(limited, file, { token })).status)
  expect(statuses).toEqual([201, 201, 429, 429])
  const refused = await upload(limited, file, { token: two.token })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})
