import { readFileSync } from 'node:fs'
import { SENDING_COUNTRIES } from '../contract/place/country.ts'
import { flagFile } from '../server/features/file/flag-file.ts'
import { withDigest } from './file-digests.ts'

/** Flags that forms show first, as precached files. All 240 would push photos out of the image cache. */
export const sendingFlags = (): string[] =>
  [...SENDING_COUNTRIES].map((code) => withDigest(`flags/${code}.svg`, readFileSync(flagFile(code))))
