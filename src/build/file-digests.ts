import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestOf } from '../contract/base/file-digest.ts'

/** Names a built file for the service worker: its path and what its bytes are checked against (sw/build-files.ts). */
export const withDigest = (url: string, bytes: Uint8Array): string =>
  `${url}#${digestOf(createHash('sha256').update(bytes).digest())}`

/**
 * The precached files as texts, which take a third of the room of objects. Workbox passes texts on, but has no type for
 * them.
 * @param others files that the server has besides the build's
 */
export const fileDigests =
  (folder: string, others: readonly string[]) =>
  <Entry extends { url: string }>(entries: Entry[]): { manifest: Entry[] } => ({
    manifest: [
      ...entries.map(({ url }) => withDigest(url, readFileSync(join(folder, url)))),
      ...others,
    ] as unknown as Entry[],
  })
