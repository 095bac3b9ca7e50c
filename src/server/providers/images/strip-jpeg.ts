import { exifWithOrientation, readOrientation } from './exif-orientation.ts'
import { ImageRejected, MAX_PROFILE } from './images.ts'

/** Markers (ITU-T T.81, table B.1). */
const [SOI, EOI, SOS, APP0, APP1, APP2, APP14] = [0xd8, 0xd9, 0xda, 0xe0, 0xe1, 0xe2, 0xee]
/** Tables and frame headers: SOF, DHT, DAC, DQT, DNL, DRI. */
const isTable = (marker: number) => marker >= 0xc0 && marker <= 0xdd && !isBare(marker) && marker !== SOS
/** Markers without a length: restarts, start and end. */
const isBare = (marker: number) => marker >= 0xd0 && marker <= EOI
/** Each scan passes over the whole image; encoders write up to 13. */
const MAX_SCANS = 40
/** Bytes of a JFIF header without a thumbnail. */
const JFIF = Buffer.of(0xff, APP0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0)
const ADOBE_LENGTH = 14

interface Parts {
  hasJfif: boolean
  orientation: number | null
  profile: Buffer[]
  /** Tables, frames and scans, in their order. */
  rest: Buffer
}

/**
 * @returns null if a segment reaches beyond the end
 * @throws ImageRejected IMAGE_TOO_LARGE for more scans than any encoder writes
 */
export function stripJpeg(content: Buffer): Buffer | null {
  const parts = readParts(content)
  if (!parts) return null
  const { hasJfif, orientation, profile, rest } = parts
  const isPlausible = profile.reduce((sum, segment) => sum + segment.length, 0) <= MAX_PROFILE
  return Buffer.concat([
    Buffer.of(0xff, SOI),
    ...(hasJfif ? [JFIF] : []),
    ...(orientation === null ? [] : [exifSegment(orientation)]),
    ...(isPlausible ? profile : []),
    rest,
  ])
}

function readParts(content: Buffer): Parts | null {
  const parts: Parts = { hasJfif: false, orientation: null, profile: [], rest: Buffer.alloc(0) }
  const rest = Buffer.allocUnsafe(content.length)
  let [size, scans, at] = [0, 0, 2]
  while (at + 1 < content.length) {
    const marker = content[at + 1] ?? 0
    // Any number of fill bytes may precede a marker, and decoders ignore stray bytes.
    if (content[at] !== 0xff || marker === 0xff || marker === 0) {
      at = nextMark(content, at + 1)
      continue
    }
    if (marker < 0xc0) return null
    if (isBare(marker)) {
      size += content.copy(rest, size, at, at + 2)
      at += 2
      if (marker === EOI) break
      continue
    }
    if (at + 4 > content.length) return null
    const headEnd = at + 2 + content.readUInt16BE(at + 2)
    if (headEnd > content.length || headEnd < at + 4) return null
    if (marker === SOS && ++scans > MAX_SCANS) throw new ImageRejected('IMAGE_TOO_LARGE')
    const end = marker === SOS ? scanEnd(content, headEnd) : headEnd
    if (marker === SOS || isTable(marker) || isAdobe(marker, content, at, headEnd))
      size += content.copy(rest, size, at, end)
    else if (scans === 0) noteSegment(parts, marker, content.subarray(at, headEnd))
    at = end
  }
  return { ...parts, rest: rest.subarray(0, size) }
}

function nextMark(content: Buffer, from: number): number {
  const found = content.indexOf(0xff, from)
  return found === -1 ? content.length : found
}

/** The next marker after a scan's data, where 0xFF is followed by 0 or stands before a restart. */
function scanEnd(content: Buffer, start: number): number {
  let at = content.indexOf(0xff, start)
  while (at !== -1 && at + 1 < content.length) {
    const next = content[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
    at = content.indexOf(0xff, next === 0xff ? at + 1 : at + 2)
  }
  return content.length
}

function noteSegment(parts: Parts, marker: number, segment: Buffer): void {
  const startsWith = (text: string) => segment.toString('latin1', 4, 4 + text.length) === text
  if (marker === APP0 && startsWith('JFIF\0')) parts.hasJfif = true
  if (marker === APP1 && parts.orientation === null && startsWith('Exif\0\0'))
    parts.orientation = readOrientation(segment.subarray(10))
  if (marker === APP2 && parts.profile.length < 255 && startsWith('ICC_PROFILE\0'))
    parts.profile.push(segment)
}

/** The segment that says how colors are coded. */
function isAdobe(marker: number, content: Buffer, at: number, end: number): boolean {
  return (
    marker === APP14 &&
    end - at === 2 + ADOBE_LENGTH &&
    content.toString('latin1', at + 4, at + 9) === 'Adobe'
  )
}

function exifSegment(orientation: number): Buffer {
  const data = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exifWithOrientation(orientation)])
  const head = Buffer.of(0xff, APP1, 0, 0)
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}
