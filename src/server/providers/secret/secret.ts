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
  | 'recovery-codes'
  | 'log'
  | 'backup'
  | 'stop-mails'

export interface Secret {
  /** Identifies the key without revealing it. */
  id: string
  /** The key that this one replaces, while it is still accepted. */
  former: Secret | null
  /** HMAC-SHA256 of the parts; their division is part of the input. */
  hash(purpose: Purpose, ...parts: string[]): Buffer
  /** Verifies a signature in base64url, of the former key as well. */
  fits(purpose: Purpose, signature: string, ...parts: string[]): boolean
  /** AES-256-GCM. @param context bound to the ciphertext, such as the row's id, so that it cannot be moved to another */
  encrypt(purpose: Purpose, text: string, context: string): Buffer
  /**
   * Also of what the former key encrypted.
   * @throws Error if the ciphertext was modified, moved or encrypted with another key
   */
  decrypt(purpose: Purpose, sealed: Buffer, context: string): string
  /** First bytes of all that this key encrypts. */
  mark: Buffer
  /** The key that hashes are made with, for hashes that must outlive the secret key. */
  hashKey(purpose: Purpose): Buffer
}

/** Of ciphertexts that do not say which key they are of; written by earlier versions. */
const WITHOUT_KEY = 1
const FORMAT = 2
const ID_BYTES = 4
const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * Derives a key per purpose by HKDF-SHA256 (RFC 5869).
 * @param key any text with enough entropy
 * @param formerKey the key before, which is accepted but not used
 */
export function createSecret(key: string, formerKey: string | null = null): Secret {
  const former = formerKey === null ? null : createSecret(formerKey)
  const keys = new Map<Purpose, Buffer>()
  const keyOf = (purpose: Purpose) => {
    const known = keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', key, '', `ilteo/${purpose}`, 32))
    keys.set(purpose, known)
    return known
  }
  const hash: Secret['hash'] = (purpose, ...parts) => hashWith(keyOf(purpose), ...parts)
  const idBytes = hash('backup', 'key id').subarray(0, 8)
  const mark = Buffer.concat([Buffer.of(FORMAT), idBytes.subarray(0, ID_BYTES)])
  return {
    id: idBytes.toString('hex'),
    former,
    mark,
    hash,
    hashKey: keyOf,
    fits(purpose, signature, ...parts) {
      const given = Buffer.from(signature, 'base64url')
      const right = hash(purpose, ...parts)
      if (given.length === right.length && timingSafeEqual(given, right)) return true
      return former?.fits(purpose, signature, ...parts) ?? false
    },
    encrypt(purpose, text, context) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', keyOf(purpose), iv).setAAD(Buffer.from(context))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([mark, iv, cipher.getAuthTag(), body])
    },
    decrypt(purpose, sealed, context) {
      try {
        return opened(keyOf(purpose), sealed, context)
      } catch (error) {
        // The cipher itself tells whether a key is the right one.
        if (!former) throw error
        return former.decrypt(purpose, sealed, context)
      }
    },
  }
}

/** @param key from `hashKey` */
export const hashWith = (key: Buffer, ...parts: string[]): Buffer =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest()

function opened(key: Buffer, sealed: Buffer, context: string): string {
  const format = sealed[0]
  if (format !== FORMAT && format !== WITHOUT_KEY) throw new Error('encrypted in an unknown format')
  const ivStart = format === FORMAT ? 1 + ID_BYTES : 1
  const tagStart = ivStart + IV_BYTES
  const bodyStart = tagStart + TAG_BYTES
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(ivStart, tagStart))
    .setAAD(Buffer.from(context))
    .setAuthTag(sealed.subarray(tagStart, bodyStart))
  return Buffer.concat([decipher.update(sealed.subarray(bodyStart)), decipher.final()]).toString('utf8')
}
