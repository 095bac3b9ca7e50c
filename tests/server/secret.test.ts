import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyFromFile } from '../../src/server/providers/secret/read-or-create-file.ts'
import { createSecret } from '../../src/server/providers/secret/secret.ts'

const secret = createSecret('one key of the tests, of some length')

describe('Secret', () => {
  test('Hashes differ by purpose, key and division of the parts', () => {
    const hashes = [
      secret.hash('file-address', 'ab', 'c'),
      secret.hash('file-address', 'a', 'bc'),
      secret.hash('certification', 'ab', 'c'),
      createSecret('another key of the tests').hash('file-address', 'ab', 'c'),
    ].map((hash) => hash.toString('hex'))
    expect(new Set(hashes).size).toBe(4)
    expect(secret.hash('file-address', 'ab', 'c').toString('hex')).toBe(hashes[0])
  })

  test('A signature is accepted only for its own text', () => {
    const signature = secret.hash('file-address', 'x').toString('base64url')
    expect(secret.fits('file-address', signature, 'x')).toBe(true)
    const first = signature.startsWith('A') ? 'B' : 'A'
    for (const other of ['', 'A', signature.slice(1), first + signature.slice(1), '%'])
      expect(secret.fits('file-address', other, 'x')).toBe(false)
    expect(secret.fits('file-address', signature, 'y')).toBe(false)
  })

  test('Encryption is randomized and bound to key, purpose and owner', () => {
    const one = secret.encrypt('personal-number', '9001011', 'row 1')
    const two = secret.encrypt('personal-number', '9001011', 'row 1')
    expect(one.equals(two)).toBe(false)
    expect(one.includes('9001011')).toBe(false)
    expect(secret.decrypt('personal-number', one, 'row 1')).toBe('9001011')
    const changed = Buffer.from(two)
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
    expect(() => secret.decrypt('personal-number', changed, 'row 1')).toThrow('unable to authenticate')
    expect(() => secret.decrypt('personal-number', one, 'row 2')).toThrow('unable to authenticate')
    expect(() => secret.decrypt('certification', one, 'row 1')).toThrow('unable to authenticate')
    expect(() => createSecret('another key of the tests').decrypt('personal-number', one, 'row 1')).toThrow(
      'unable to authenticate',
    )
  })
})

describe('Key file', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ilteo-key-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('Concurrent processes create one key file that only the server can read', async () => {
    const keys = await Promise.all(Array.from({ length: 8 }, () => keyFromFile(folder)))
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/^[0-9a-f]{64}$/)
    expect(await keyFromFile(folder)).toBe(keys[0])
    expect(await readdir(folder)).toEqual(['secret-key'])
    expect((await stat(join(folder, 'secret-key'))).mode & 0o777).toBe(0o600)
  })
})
