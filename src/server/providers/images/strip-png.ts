import { crc32, inflateSync } from 'node:zlib'
import { exifWithOrientation, readOrientation } from './exif-orientation.ts'
import { MAX_PROFILE } from './images.ts'

const SIGNATURE = 8
/** Length, type and checksum of a chunk. */
const FRAME = 12
/** Chunks that pixels depend on (PNG, third edition, section 11); palettes and the like occur once. */
const KEPT = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'IDAT', 'IEND'])
/** Bytes of the largest of them but IDAT, a palette of 256 colors. */
const MAX_SMALL = 768
const MAX_EXIF = 64 * 1024

/** @returns null if a chunk reaches beyond the end */
export function stripPng(content: Buffer): Buffer | null {
  // The orientation chunk is the only one that may grow.
  const stripped = Buffer.allocUnsafe(content.length + FRAME + 26)
  let size = content.copy(stripped, 0, 0, SIGNATURE)
  const seen = new Set<string>()
  for (let at = SIGNATURE; at + FRAME <= content.length;) {
    const length = content.readUInt32BE(at)
    const end = at + FRAME + length
    if (end > content.length) return null
    const type = content.toString('latin1', at + 4, at + 8)
    const data = content.subarray(at + 8, end - 4)
    if (type === 'IDAT' || !seen.has(type)) {
      if (type === 'eXIf' && length <= MAX_EXIF) size += orientationChunk(data).copy(stripped, size)
      else if (isKept(type, data)) size += content.copy(stripped, size, at, end)
    }
    if (type === 'IEND') break
    seen.add(type)
    at = end
  }
  return stripped.subarray(0, size)
}

function isKept(type: string, data: Buffer): boolean {
  if (type === 'IDAT') return true
  if (type === 'iCCP') return isPlausibleProfile(data)
  return KEPT.has(type) && data.length <= MAX_SMALL
}

/** A name, the compression method and the compressed profile. */
function isPlausibleProfile(data: Buffer): boolean {
  const nameEnd = data.subarray(0, 80).indexOf(0)
  if (nameEnd < 1) return false
  try {
    inflateSync(data.subarray(nameEnd + 2), { maxOutputLength: MAX_PROFILE })
    return true
  } catch {
    return false
  }
}

function orientationChunk(exif: Buffer): Buffer {
  const data = exifWithOrientation(readOrientation(exif))
  const chunk = Buffer.alloc(FRAME + data.length)
  chunk.writeUInt32BE(data.length, 0)
  chunk.write('eXIf', 4, 'latin1')
  data.copy(chunk, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length)
  return chunk
}
