/** Tag 0x0112 of the TIFF header that EXIF starts with (EXIF 3.0, section 4.6.4). */
const ORIENTATION = 0x0112
const SHORT = 3
const ENTRY = 12
/** Cameras write about 15 entries. */
const MAX_ENTRIES = 200

/**
 * Reads the orientation out of EXIF data, so that no EXIF reader has to parse what strangers send.
 * @param tiff from the byte order mark
 * @returns 1 to 8; 1 (upright) if there is none
 */
export function readOrientation(tiff: Buffer): number {
  const order = tiff.toString('latin1', 0, 4)
  const isLittle = order === 'II*\0'
  if (!isLittle && order !== 'MM\0*') return 1
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  const start = tiff.length >= 8 ? long(4) : tiff.length
  if (start + 2 > tiff.length) return 1
  const count = Math.min(short(start), MAX_ENTRIES)
  for (let at = start + 2; at + ENTRY <= Math.min(tiff.length, start + 2 + count * ENTRY); at += ENTRY) {
    if (short(at) !== ORIENTATION || short(at + 2) !== SHORT) continue
    const value = short(at + 8)
    return value >= 1 && value <= 8 ? value : 1
  }
  return 1
}

/** EXIF data with an orientation and nothing else. */
export function exifWithOrientation(orientation: number): Buffer {
  const tiff = Buffer.alloc(26)
  tiff.write('MM\0*', 0, 'latin1')
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(1, 8)
  tiff.writeUInt16BE(ORIENTATION, 10)
  tiff.writeUInt16BE(SHORT, 12)
  tiff.writeUInt32BE(1, 14)
  tiff.writeUInt16BE(orientation, 18)
  return tiff
}
