import { pdfStart } from '../../../contract/site/pdf.ts'

export type ImageKind =
  | { kind: 'jpeg' | 'png'; width: number; height: number }
  /** Default format of iPhones, which few browsers can decode. */
  | { kind: 'heic' }
  | { kind: 'pdf' }
  | { kind: 'other' }

/** Detects a file's real format and its size in pixels from its first bytes; name and type are not trusted. */
export function imageKind(bytes: Uint8Array): ImageKind {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (startsWith(bytes, PNG) && bytes.length >= 24)
    return { kind: 'png', width: view.getUint32(16), height: view.getUint32(20) }
  if (startsWith(bytes, JPEG)) return { kind: 'jpeg', ...(jpegSize(view) ?? { width: 0, height: 0 }) }
  if (textAt(bytes, 4, 4) === 'ftyp' && HEIC.has(textAt(bytes, 8, 4))) return { kind: 'heic' }
  if (pdfStart(bytes) !== -1) return { kind: 'pdf' }
  return { kind: 'other' }
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff]
const HEIC = new Set(['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1'])

const startsWith = (bytes: Uint8Array, sign: readonly number[]) =>
  sign.every((byte, index) => bytes[index] === byte)

const textAt = (bytes: Uint8Array, offset: number, length: number) =>
  String.fromCodePoint(...bytes.subarray(offset, offset + length))

/** Follows the segments up to the frame header (ITU T.81, B.2.2); undefined if it is beyond the given bytes. */
function jpegSize(view: DataView): { width: number; height: number } | undefined {
  let offset = 2
  while (offset + 9 <= view.byteLength && view.getUint8(offset) === 0xff) {
    const marker = view.getUint8(offset + 1)
    if (isFrame(marker)) return { height: view.getUint16(offset + 5), width: view.getUint16(offset + 7) }
    offset += 2 + view.getUint16(offset + 2)
  }
  return undefined
}

/** SOF0 to SOF15, except DHT, JPG and DAC, which share the range. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
