import { createServer as createHttpServer } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyFiles } from '../../src/server/backup/move-files.ts'
import { filesSettings } from '../../src/server/config/files-env.ts'
import { createLocalFiles, type FileStorage } from '../../src/server/providers/files/file-storage.ts'
import { createS3Files } from '../../src/server/providers/files/s3-files.ts'
import { aVendor } from '../support/vendor.ts'

const KEYS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }

let folder: string
let server: S3rver
let endpoint: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ilteo-s3-'))
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 'buckets'),
    configureBuckets: [{ name: 'uploads', configs: [] }],
  })
  const { port } = await server.run()
  endpoint = `http://127.0.0.1:${port}`
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const bucketAt = (address: string, prefix = ''): FileStorage => {
  const settings = filesSettings({ ...KEYS, FILES_URL: `s3://uploads/${prefix}?endpoint=${address}` })
  if (!settings) throw new Error('FILES_URL is set')
  return createS3Files(settings)
}
async function referencesOf(files: FileStorage): Promise<string[]> {
  const references = []
  for await (const reference of files.list()) references.push(reference)
  return references.toSorted()
}

describe('Files in a bucket', () => {
  test('A file is read back as it was stored, and gone after its removal', async () => {
    const files = bucketAt(endpoint)
    await files.put('one.svg', '<svg/>')
    const stored = await files.read('one.svg')
    expect(stored && (await text(stored))).toBe('<svg/>')
    await files.remove('one.svg')
    expect(await files.read('one.svg')).toBeNull()
    await files.remove('one.svg')
  })

  test('Sites with different folders of one bucket do not see each other’s files', async () => {
    const [a, b] = [bucketAt(endpoint, 'a'), bucketAt(endpoint, 'b/c')]
    await a.put('same.png', 'of a')
    await b.put('same.png', 'of b')
    await b.put('other.png', 'of b')
    expect(await referencesOf(a)).toEqual(['same.png'])
    expect(await referencesOf(b)).toEqual(['other.png', 'same.png'])
  })

  test('A copy in both directions has every file, and is not made twice', async () => {
    const local = createLocalFiles(join(folder, 'local'))
    const names = Array.from({ length: 40 }, (_, index) => `file-${String(index).padStart(2, '0')}.png`)
    for (const name of names) await local.put(name, name)
    const bucket = bucketAt(endpoint, 'many')
    expect(await copyFiles(local, bucket)).toBe(names.length)
    expect(await referencesOf(bucket)).toEqual(names)
    expect(await copyFiles(local, bucket)).toBe(0)
    const back = createLocalFiles(join(folder, 'back'))
    expect(await copyFiles(bucket, back)).toBe(names.length)
    const one = await back.read('file-39.png')
    expect(one && (await text(one))).toBe('file-39.png')
  })

  test('A list of several pages is complete', async () => {
    const pages: Record<string, string> = {
      '': '<Key>a.png</Key><Key>not a reference</Key><NextContinuationToken>x&amp;y=</NextContinuationToken>',
      'x&y=': '<Key>b.png</Key>',
    }
    const paging = createHttpServer((request, response) => {
      const token = new URL(request.url ?? '', 'http://s3').searchParams.get('continuation-token')
      response.end(`<ListBucketResult>${pages[token ?? ''] ?? ''}</ListBucketResult>`)
    })
    await new Promise<void>((listening) => paging.listen(0, '127.0.0.1', listening))
    const { port } = paging.address() as AddressInfo
    expect(await referencesOf(bucketAt(`http://127.0.0.1:${port}`))).toEqual(['a.png', 'b.png'])
    paging.close()
  })

  test('A reference that leaves the folder is refused', async () => {
    await expect(bucketAt(endpoint).read('../secret.png')).rejects.toThrow(/invalid file reference/)
  })
})

describe('A bucket that fails', () => {
  test('A refusal is reported without the keys', async () => {
    const vendor = await aVendor()
    vendor.answer = { status: 503, body: 'SlowDown' }
    const failure = bucketAt(vendor.url).put('one.svg', '<svg/>')
    await expect(failure).rejects.toMatchObject({
      code: 'ESTORAGE',
      message: 'the file storage answered 503',
    })
  })

  test('A bucket that does not exist takes no file and is not listed as empty', async () => {
    const settings = filesSettings({ ...KEYS, FILES_URL: `s3://mistyped/?endpoint=${endpoint}` })
    if (!settings) throw new Error('FILES_URL is set')
    const files = createS3Files(settings)
    await expect(files.put('one.svg', '<svg/>')).rejects.toMatchObject({ code: 'ESTORAGE' })
    await expect(referencesOf(files)).rejects.toMatchObject({ code: 'ESTORAGE' })
  })

  test('An address where nothing listens is reported as unavailable', async () => {
    const closed = createServer()
    const port = await new Promise<number>((done) =>
      closed.listen(0, '127.0.0.1', () => done((closed.address() as AddressInfo).port)),
    )
    await new Promise((done) => closed.close(done))
    await expect(bucketAt(`http://127.0.0.1:${port}`).read('one.svg')).rejects.toMatchObject({
      code: 'ESTORAGE',
    })
  })
})

test.each([
  [{ FILES_URL: 'http://bucket' }, /FILES_URL must be s3/],
  [{ FILES_URL: 's3://bucket' }, /AWS_ACCESS_KEY_ID/],
  [{ FILES_URL: 's3://bucket?endpoint=nowhere', ...KEYS }, /endpoint/],
])('A setting that cannot work is refused at the start: %j', (source, reason) => {
  expect(() => filesSettings(source)).toThrow(reason)
})
