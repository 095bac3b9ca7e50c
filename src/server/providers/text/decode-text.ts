import { Buffer } from 'node:buffer'
import iconv from 'iconv-lite'

/** The content is no text in a known encoding; the message names the first invalid line. */
export class TextUndecodable extends Error {}

/** Labels of CP949, which has 8,822 syllables more than EUC-KR; Korean programs write it under each of these names. */
const KOREAN =
  /^(cp|ms|windows|x-windows|x_windows)?-?_?949$|^(euc-?_?kr|uhc|korean|ksc?[-_]?(c[-_]?)?5601.*|ks_x_1001)$/i
/** Labels that programs write by default, whatever the encoding is. */
const UNTRUSTED = /^(utf-?8|us-ascii|ascii|iso-?8859-?1|latin-?1|windows-1252|cp1252)$/i
/** Control characters that no text has. */
const BINARY = /(?![\t\n\v\f\r\u007F-\u009F])\p{Cc}/u
const REPLACEMENT = '\uFFFD'

interface Decoded {
  text: string
  /** Offset of the first character that could not be decoded; -1 if there is none. */
  fault: number
}

/**
 * Decodes by the byte order mark, as UTF-8 if it is valid UTF-8, by the label if that can be trusted, else as CP949.
 * Content in none of these encodings is decoded as well as possible.
 */
export function decodeText(content: Uint8Array, label = ''): string {
  return bestOf(content, label).text
}

/**
 * The same, but refuses content that cannot be decoded completely.
 * @throws TextUndecodable
 */
export function decodeTextStrictly(content: Uint8Array, label = ''): string {
  const { text, fault } = bestOf(content, label)
  const binary = text.search(BINARY)
  const first = [fault, binary].filter((at) => at !== -1).toSorted((one, other) => one - other)[0]
  if (first === undefined) return text
  const line = text.slice(0, first).split(/\r\n|\r|\n/).length
  throw new TextUndecodable(`line ${line}: is no text in UTF-8, UTF-16 or EUC-KR (CP949)`)
}

function bestOf(content: Uint8Array, label: string): Decoded {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const wide = wideEncoding(bytes)
  if (wide) return decoded(bytes, wide)
  const utf8 = decoded(bytes, 'utf-8')
  if (utf8.fault === -1) return utf8
  const named = KOREAN.test(label) || UNTRUSTED.test(label) || !iconv.encodingExists(label) ? 'cp949' : label
  const other = decoded(bytes, named)
  return other.fault === -1 || faultsIn(other) <= faultsIn(utf8) ? other : utf8
}

function decoded(bytes: Buffer, encoding: string): Decoded {
  const text = iconv.decode(bytes, encoding)
  return { text, fault: text.indexOf(REPLACEMENT) }
}

const faultsIn = ({ text }: Decoded) => text.split(REPLACEMENT).length

/** UTF-16 has a byte order mark, or a zero in every second byte of its Latin letters and line breaks. */
function wideEncoding(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  if (bytes.length % 2 === 1) return undefined
  const start = bytes.subarray(0, 4_000)
  const zeros = [0, 0]
  for (const [index, byte] of start.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  // Some syllables of Hangul have a zero in the other byte.
  if (odd > start.length / 20 && odd > 2 * even) return 'utf-16le'
  return even > start.length / 20 && even > 2 * odd ? 'utf-16be' : undefined
}
