import * as z from 'zod/mini'

/** KEPT: its bytes wait on this phone, in a draft or in the outbox. STORED: the server has it. */
export const PictureValue = z.union([
  z.object({ at: z.literal('KEPT'), blobId: z.string() }),
  z.object({ at: z.literal('STORED'), reference: z.string(), url: z.nullable(z.string()) }),
])
export type PictureValue = z.output<typeof PictureValue>

/** Name of the file that the server has already; null where there is none, or its bytes are still to be sent. */
export const storedReference = (picture: PictureValue | null): string | null =>
  picture?.at === 'STORED' ? picture.reference : null

/** Id of the bytes that are still to be sent. */
export const keptBlobId = (picture: PictureValue | null): string | undefined =>
  picture?.at === 'KEPT' ? picture.blobId : undefined
