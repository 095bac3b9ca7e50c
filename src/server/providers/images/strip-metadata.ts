import { stripJpeg } from './strip-jpeg.ts'
import { stripPng } from './strip-png.ts'

const JPEG_START = Buffer.of(0xff, 0xd8, 0xff)
const PNG_START = Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

/**
 * Copies a JPEG or PNG without what its pixels do not need: texts, thumbnails, animations, all EXIF but the
 * orientation, color profiles of an unusual size and whatever follows the end. Decoders expand these before any limit
 * on pixels applies: 60 compressed text chunks turn 450 KB into 2 GB.
 * @returns null unless it is a JPEG or PNG, or if its structure is broken before the first pixel
 */
export function stripMetadata(content: Buffer): Buffer | null {
  if (startsWith(content, JPEG_START)) return stripJpeg(content)
  return startsWith(content, PNG_START) ? stripPng(content) : null
}

function startsWith(content: Buffer, start: Buffer): boolean {
  return content.subarray(0, start.length).equals(start)
}
