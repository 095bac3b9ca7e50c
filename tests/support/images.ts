import { readdir } from 'node:fs/promises'
import { basename } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import type { CallResult, RunningServer } from './server.ts'

/** An image whose left half is red and whose right half is blue, not yet encoded. */
export function twoColorImage(width: number, height: number, { alpha = false } = {}): Sharp {
  const channels = alpha ? 4 : 3
  const pixels = Buffer.alloc(width * height * channels)
  for (let place = 0; place < width * height; place++) {
    pixels.set(place % width < width / 2 ? [255, 0, 0] : [0, 0, 255], place * channels)
    if (alpha) pixels[place * 4 + 3] = 128
  }
  return sharp(pixels, { raw: { width, height, channels } })
}

/** Like a photo of a phone: rotated by EXIF orientation, with GPS coordinates. */
export function photoWithLocation(): Promise<Buffer> {
  return twoColorImage(1200, 800)
    .jpeg()
    .withExif({
      IFD0: { Make: 'Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 33/1 58/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

/** The header of a PNG that declares that size, without content. */
export function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(25)
  header.writeUInt32BE(13, 0)
  header.write('IHDR', 4, 'latin1')
  header.writeUInt32BE(width, 8)
  header.writeUInt32BE(height, 12)
  header.set([8, 2, 0, 0, 0], 16)
  header.writeUInt32BE(crc32(header.subarray(4, 21)), 21)
  const data = Buffer.alloc(12)
  data.write('IDAT', 4, 'latin1')
  data.writeUInt32BE(crc32(data.subarray(4, 8)), 8)
  return Buffer.concat([Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), header, data])
}

interface UploadOptions {
  token?: string
  type?: string
  key?: string
  name?: string
  contentType?: string
  headers?: Record<string, string>
}

/** Sends a multipart form as a browser does, with a new boundary each time. */
export async function upload(
  server: RunningServer,
  file: Buffer | string | null,
  { token, type = 'resume', key, name = 'photo.jpg', contentType = 'image/jpeg', headers }: UploadOptions,
): Promise<CallResult<string>> {
  const form = new FormData()
  form.append('type', type)
  if (file !== null)
    form.append('file', new Blob([new Uint8Array(Buffer.from(file))], { type: contentType }), name)
  const response = await server.fetch('/api/files', {
    method: 'POST',
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
      ...headers,
    },
    body: form,
  })
  const body = await response.json()
  return { status: response.status, headers: response.headers, ...body, problem: body }
}

/** A resume photo uploaded by the member. */
export async function anUploadedPhoto(server: RunningServer, token: string): Promise<string> {
  const { data } = await upload(server, await twoColorImage(300, 400).jpeg().toBuffer(), { token })
  return data
}

/** Images in the storage, of either size, without a row: no sweep would ever delete them. */
export async function orphanedImages({ dataDir, database }: RunningServer): Promise<string[]> {
  const rows = await database.db.selectFrom('files').select('reference').execute()
  const known = new Set(rows.flatMap(({ reference }) => [reference, `w640-${reference}`]))
  const stored = await readdir(dataDir, { recursive: true })
  return stored.map((path) => basename(path)).filter((name) => name.endsWith('.jpg') && !known.has(name))
}
