import type { PrecacheEntry } from 'workbox-precaching'

/** A file of the build as the worker knows it. */
export interface BuildFile extends PrecacheEntry {
  /** The path. */
  url: string
  /** Null where the name changes with the content. */
  revision: string | null
  digest: string | undefined
}

export const ASSETS = '/assets/'

/** Reads what the build has written (build/file-digests.ts): `assets/list-a1.js#` and the digest. */
export function readBuildFiles(manifest: readonly (PrecacheEntry | string)[]): BuildFile[] {
  return manifest
    .filter((entry) => typeof entry === 'string')
    .map((entry) => {
      const [path = '', digest] = entry.split('#')
      const url = `/${path}`
      return { url, digest, revision: url.startsWith(ASSETS) ? null : (digest ?? null) }
    })
}
