import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { createImages, LIMITS } from '../../src/server/providers/images/process-images.ts'
import { jpegWithScans, jpegWithSegments, type JpegSegments, pngWithChunks } from '../support/image-bombs.ts'
import { twoColorImage, photoWithLocation, upload } from '../support/images.ts'
import { aWorker, type TestMember } from '../support/members.ts'
import { runServer, type RunningServer } from '../support/server.ts'

const MEBIBYTE = 1024 * 1024
/** In ms, against hangs only. */
const PATIENT = 300_000
/** An idle decoder takes 95 MiB. */
const MAX_SMALL_IMAGE = 200 * MEBIBYTE

let server: RunningServer
let worker: TestMember

beforeAll(async () => {
  server = await runServer()
  worker = await aWorker(server)
})

/** Largest resident memory, so far, of the decoding processes started by this test process. */
function decoderMemory(): number {
  const list = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
  const pids = list
    .split('\n')
    .filter((line) => line.includes('image-process.ts'))
    .map((line) => Number.parseInt(line, 10))
  expect(pids).not.toEqual([])
  const peaks = pids.map((pid) => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) * 1024
  })
  return Math.max(...peaks)
}

describe('A small image that decoders would expand', () => {
  test.each([
    ['zTXt', 45],
    ['iTXt', 80],
    ['tEXt', 150],
    ['iCCP', 1],
    ['iCCP', 40],
    ['eXIf', 50],
  ] as const)('A PNG with %s chunks (%i) is decoded in little memory', async (type, count) => {
    const answer = await upload(server, await pngWithChunks(type, count), { token: worker.token })
    expect(answer.status).toBe(201)
    expect(decoderMemory()).toBeLessThan(MAX_SMALL_IMAGE)
  })

  test.each<JpegSegments>([
    'EXIF entries',
    'comments',
    'application segments',
    'XMP packets',
    'parts of a color profile',
  ])('A JPEG with many %s is decoded in little memory', async (kind) => {
    const answer = await upload(server, await jpegWithSegments(kind), { token: worker.token })
    expect(answer.status).toBe(201)
    expect(decoderMemory()).toBeLessThan(MAX_SMALL_IMAGE)
  })

  test('A JPEG with hundreds of scans is refused as too large', async () => {
    const answer = await upload(server, await jpegWithScans(64, 300), { token: worker.token })
    expect([answer.status, answer.problem.responseCode]).toEqual([413, 'IMAGE_TOO_LARGE'])
  })
})

describe('What pixels depend on survives the stripping', () => {
  const images = createImages()
  const read = async (file: Buffer) => sharp((await images.read(file)).content)
  const firstPixel = async (image: Sharp) => [...(await image.raw().toBuffer()).subarray(0, 3)]

  test('A JPEG is rotated by its EXIF orientation', async () => {
    const { width, height } = await (await read(await photoWithLocation())).metadata()
    expect([width, height]).toEqual([800, 1200])
  })

  test('A PNG is rotated by its EXIF orientation', async () => {
    const png = await twoColorImage(40, 20).png().withMetadata({ orientation: 8 }).toBuffer()
    const { width, height } = await (await read(png)).metadata()
    expect([width, height]).toEqual([20, 40])
  })

  test.each(['jpeg', 'png'] as const)('The colors of a %s follow its color profile', async (format) => {
    const wide = await twoColorImage(8, 8).withIccProfile('p3').toFormat(format).toBuffer()
    const plain = await sharp(wide).withMetadata({ icc: 'srgb' }).toFormat(format).toBuffer()
    const [read1, expected] = [await firstPixel(await read(wide)), await firstPixel(sharp(plain))]
    for (const [index, value] of read1.entries())
      expect(Math.abs(value - (expected[index] ?? 0))).toBeLessThan(8)
  })

  test('A CMYK JPEG, a palette PNG and a JPEG with bytes after its end are read', async () => {
    const cmyk = await twoColorImage(20, 20).toColourspace('cmyk').jpeg().toBuffer()
    const palette = await twoColorImage(20, 20, { alpha: true }).png({ palette: true }).toBuffer()
    const motion = Buffer.concat([await twoColorImage(20, 20).jpeg().toBuffer(), Buffer.alloc(5_000, 0xff)])
    for (const file of [cmyk, palette, motion]) {
      const [red = 0, , blue = 255] = await firstPixel(await read(file))
      expect(red).toBeGreaterThan(180)
      expect(blue).toBeLessThan(90)
    }
  })
})

describe('An image that exceeds the decoder', () => {
  const plain = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: 'teal' } })
  const large = () => plain(4_000).jpeg({ progressive: true }).toBuffer()
  const small = () => twoColorImage(12, 12).jpeg().toBuffer()

  test.each([
    ['memory', { memory: 140 * MEBIBYTE, cpu: 60, time: PATIENT }],
    ['processor time', { memory: 2_000 * MEBIBYTE, cpu: 0.05, time: PATIENT }],
  ])('An image that takes too much %s is refused, and other images are read', async (_what, limits) => {
    const images = createImages(limits)
    const [bomb, other] = await Promise.allSettled([
      images.read(await large(), { address: 'one', memberId: 'one' }),
      images.read(await small(), { address: 'two', memberId: 'two' }),
    ])
    expect(bomb).toMatchObject({ status: 'rejected', reason: { code: 'IMAGE_TOO_LARGE', status: 413 } })
    expect(other).toMatchObject({ status: 'fulfilled', value: { extension: 'jpg' } })
    const again = await images.read(await small(), { address: 'one', memberId: 'one' })
    expect(again.extension).toBe('jpg')
  })

  test('An image that waits too long for a busy machine is not called too large, and can be sent again', async () => {
    const images = createImages({ memory: 2_000 * MEBIBYTE, cpu: 60, time: 1 })
    const refused = { code: 'UNAVAILABLE', status: 503, retryAfter: 60 }
    await expect(images.read(await small())).rejects.toMatchObject(refused)
  })

  test('The largest accepted images stay within the limits of memory and processor time', async () => {
    const progressive = await plain(5_000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer()
    const images = createImages({ ...LIMITS, time: PATIENT })
    expect((await images.read(progressive)).extension).toBe('jpg')
  })
})
