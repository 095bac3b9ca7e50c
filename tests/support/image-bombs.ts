import { crc32, deflateSync } from 'node:zlib'
import { twoColorImage } from './images.ts'

const MEBIBYTE = 1024 * 1024

function chunk(type: string, data: Buffer): Buffer {
  const framed = Buffer.alloc(12 + data.length)
  framed.writeUInt32BE(data.length, 0)
  framed.write(type, 4, 'latin1')
  data.copy(framed, 8)
  framed.writeUInt32BE(crc32(framed.subarray(4, 8 + data.length)), 8 + data.length)
  return framed
}

const compressed = (mebibytes: number, letter = 'q') =>
  deflateSync(Buffer.alloc(mebibytes * MEBIBYTE, letter))

/** Chunks of a few kilobytes that a decoder expands to megabytes. */
const PNG_CHUNKS = {
  zTXt: (index: number) => Buffer.concat([Buffer.from(`note${index}\0\0`), compressed(7)]),
  iTXt: (index: number) =>
    Buffer.concat([Buffer.from(`note${index}\0\u0001\0ko\0\0`, 'latin1'), compressed(6)]),
  iCCP: () => Buffer.concat([Buffer.from('profile\0\0'), compressed(7)]),
  tEXt: (index: number) => Buffer.concat([Buffer.from(`note${index}\0`), Buffer.alloc(50_000, 'w')]),
  eXIf: () => Buffer.concat([Buffer.from('II*\0\x08\0\0\0', 'latin1'), Buffer.alloc(60_000, 1)]),
} satisfies Record<string, (index: number) => Buffer>

/** A small PNG with that many chunks of a type before its pixels. */
export async function pngWithChunks(type: keyof typeof PNG_CHUNKS, count: number): Promise<Buffer> {
  const png = await twoColorImage(30, 20).png().toBuffer()
  // The signature and the header.
  const start = 33
  const chunks = Array.from({ length: count }, (_, index) => chunk(type, PNG_CHUNKS[type](index)))
  return Buffer.concat([png.subarray(0, start), ...chunks, png.subarray(start)])
}

function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.of(0xff, marker, 0, 0)
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

/** EXIF whose thousands of entries all refer to the same 60,000 bytes. */
function repeatingExif(): Buffer {
  const count = 400
  const tiff = Buffer.alloc(64_000, 'x')
  tiff.write('MM\0*', 0, 'latin1')
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(count, 8)
  for (let index = 0; index < count; index++) {
    const at = 10 + index * 12
    tiff.writeUInt16BE(0x8000 + index, at)
    tiff.writeUInt16BE(2, at + 2)
    tiff.writeUInt32BE(58_000, at + 4)
    tiff.writeUInt32BE(5_000, at + 8)
  }
  tiff.writeUInt32BE(0, 10 + count * 12)
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
}

const JPEG_SEGMENTS = {
  'EXIF entries': () => Array.from({ length: 40 }, () => segment(0xe1, repeatingExif())),
  comments: () => Array.from({ length: 150 }, () => segment(0xfe, Buffer.alloc(65_000, 'c'))),
  'application segments': () =>
    Array.from({ length: 140 }, (_, index) => segment(0xe3 + (index % 10), Buffer.alloc(65_000, 'a'))),
  'XMP packets': () =>
    Array.from({ length: 60 }, () =>
      segment(
        0xe1,
        Buffer.concat([Buffer.from('http://ns.adobe.com/xap/1.0/\0'), Buffer.alloc(60_000, '<')]),
      ),
    ),
  'parts of a color profile': () =>
    Array.from({ length: 140 }, (_, index) =>
      segment(
        0xe2,
        Buffer.concat([Buffer.from('ICC_PROFILE\0'), Buffer.of(index + 1, 140), Buffer.alloc(65_000, 7)]),
      ),
    ),
} satisfies Record<string, () => Buffer[]>

export type JpegSegments = keyof typeof JPEG_SEGMENTS

/** A small JPEG with such segments after its first marker. */
export async function jpegWithSegments(kind: JpegSegments): Promise<Buffer> {
  const jpeg = await twoColorImage(30, 20).jpeg().toBuffer()
  return Buffer.concat([jpeg.subarray(0, 2), ...JPEG_SEGMENTS[kind](), jpeg.subarray(2)])
}

/** A progressive JPEG that repeats its last scan. */
export async function jpegWithScans(side: number, count: number): Promise<Buffer> {
  const jpeg = await twoColorImage(side, side).jpeg({ progressive: true }).toBuffer()
  const last = jpeg.lastIndexOf(Buffer.of(0xff, 0xda))
  const scan = jpeg.subarray(last, -2)
  return Buffer.concat([jpeg.subarray(0, -2), ...Array<Buffer>(count).fill(scan), jpeg.subarray(-2)])
}
