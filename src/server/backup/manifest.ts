import * as z from 'zod/mini'

/** Increased when older versions cannot read what is written. */
const FORMAT = 1
export const MANIFEST = 'manifest.json'

const ManifestSchema = z.object({
  format: z.number(),
  createdAt: z.iso.datetime(),
  /** Version of the PostgreSQL that the rows come from; any later one can load them. */
  postgres: z.string(),
  /** Applied migrations with their checksums. */
  migrations: z.record(z.string(), z.string()),
  sequences: z.array(z.object({ name: z.string(), value: z.number() })),
  /** Identifies the secret key without revealing it: what it encrypted needs the same key. */
  keyId: z.string(),
  /** While the site's key was being changed, the key before as well. */
  formerKeyId: z.optional(z.string()),
})
export type Manifest = z.infer<typeof ManifestSchema>

export const manifestOf = (facts: Omit<Manifest, 'format'>): Manifest => ({ format: FORMAT, ...facts })

/** @returns null for what is no manifest; `'newer'` for one of a later format */
export function readManifest(content: unknown): Manifest | 'newer' | null {
  const format = z.object({ format: z.number() }).safeParse(content)
  if (format.success && format.data.format > FORMAT) return 'newer'
  const manifest = ManifestSchema.safeParse(content)
  return manifest.success ? manifest.data : null
}
