/** What writers of PDF put before its header: a byte order mark, line breaks and blanks; readers look for it in 1,024 bytes. */
const BEFORE = new Set([0xef, 0xbb, 0xbf, 0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20])
const MAX_BEFORE = 1_024
const SIGN = [0x25, 0x50, 0x44, 0x46, 0x2d]

/** Offset of the header of a PDF (`%PDF-`) in the first bytes of a file; -1 if the file is no PDF. */
export function pdfStart(bytes: Uint8Array): number {
  let start = 0
  while (start < MAX_BEFORE && BEFORE.has(bytes[start] ?? -1)) start++
  return SIGN.every((byte, index) => bytes[start + index] === byte) ? start : -1
}
