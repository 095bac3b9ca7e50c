import * as z from 'zod/mini'

/**
 * KEPT: its bytes are on this phone, in a draft or in the outbox. STORED: the server has it. Drafts store both words, so
 * they cannot be renamed.
 */
export const ImageValue = z.union([
  z.object({ at: z.literal('KEPT'), blobId: z.string(), isPdf: z.optional(z.boolean()) }),
  z.object({ at: z.literal('STORED'), reference: z.string(), url: z.nullable(z.string()) }),
])
export type ImageValue = z.output<typeof ImageValue>

/** Name of the file on the server; null if there is none, or its bytes are unsent. */
export const storedReference = (picture: ImageValue | null): string | null =>
  picture?.at === 'STORED' ? picture.reference : null

/** Id of the unsent bytes. */
export const keptBlobId = (picture: ImageValue | null): string | undefined =>
  picture?.at === 'KEPT' ? picture.blobId : undefined
