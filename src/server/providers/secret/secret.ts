import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/** Uses of the server's secret key; each has its own derived key. */
export type Purpose =
  | 'file-address'
  | 'certification'
  | 'email-code'
  | 'personal-number'
  | 'stay'
  | 'sandbox'
  | 'second-factor'
  | 'log'
  | 'backup'

export interface Secret {
  /** HMAC-SHA256 of the parts; their division is part of the input. */
  hash(purpose: Purpose, ...parts: string[]): Buffer
  /** Verifies a signature in base64url. */
  fits(purpose: Purpose, signature: string, ...parts: string[]): boolean
  /** AES-256-GCM. @param context bound to the ciphertext, such as the row's id, so that it cannot be moved to another */
  encrypt(purpose: Purpose, text: string, context: string): Buffer
  /** @throws Error if the ciphertext was modified, moved or encrypted with another key */
  decrypt(purpose: Purpose, sealed: Buffer, context: string): string
}

const FORMAT = 1
const IV_BYTES = 12
const TAG_BYTES = 16

/** Derives a key per purpose by HKDF-SHA256 (RFC 5869). @param key any text with enough entropy */
export function createSecret(key: string): Secret {
  const keys = new Map<Purpose, Buffer>()
  const keyOf = (purpose: Purpose) => {
    const known = keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', key, '', `ilteo/${purpose}`, 32))
    keys.set(purpose, known)
    return known
  }
  const hash: Secret['hash'] = (purpose, ...parts) =>
    createHmac('sha256', keyOf(purpose)).update(JSON.stringify(parts)).digest()
  return {
    hash,
    fits(purpose, signature, ...parts) {
      const given = Buffer.from(signature, 'base64url')
      const right = hash(purpose, ...parts)
      return given.length === right.length && timingSafeEqual(given, right)
    },
    encrypt(purpose, text, context) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', keyOf(purpose), iv).setAAD(Buffer.from(context))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([Buffer.of(FORMAT), iv, cipher.getAuthTag(), body])
    },
    decrypt(purpose, sealed, context) {
      if (sealed[0] !== FORMAT) throw new Error('encrypted in an unknown format')
      const bodyStart = 1 + IV_BYTES + TAG_BYTES
      const decipher = createDecipheriv('aes-256-gcm', keyOf(purpose), sealed.subarray(1, 1 + IV_BYTES))
        .setAAD(Buffer.from(context))
        .setAuthTag(sealed.subarray(1 + IV_BYTES, bodyStart))
      return Buffer.concat([decipher.update(sealed.subarray(bodyStart)), decipher.final()]).toString('utf8')
    },
  }
}
