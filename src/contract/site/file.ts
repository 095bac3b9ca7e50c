import * as z from 'zod/mini'
import { storableCommand } from '../base/endpoint.ts'
import { FILE_TYPES } from '../base/enums.ts'

export const UPLOAD_LIMIT = {
  /** Bytes of one upload. */
  bytes: 10 * 1024 * 1024,
  /** Longest side in pixels; larger images are scaled down. */
  side: 4096,
  /** Largest number of pixels that is decoded at all. */
  pixels: 40_000_000,
} as const

/** Name of a stored file; access is checked when it is served. */
export const FileReference = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,99}\.(jpg|png)$/))

/** The same, or the name of whatever file a row already has: demonstration content is drawn as SVG, which nobody uploads. */
export const KeptFileReference = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,99}\.(jpg|png|svg)$/))

/** Name of a stored PDF document. */
export const DocumentReference = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,99}\.pdf$/))

/** The registration of a business: a photo or a PDF. */
export const RegistrationReference = z.union([FileReference, DocumentReference])

/**
 * The form's parts beside `file`, which carries the image (JPEG or PNG), of `conversation/document` a PDF, and of
 * `announcement/business` either.
 */
export const Upload = z.object({ type: z.enum(FILE_TYPES) })

export const uploadFile = storableCommand('files.upload', 'POST /files', {
  summary: 'Upload an image or a document',
  body: Upload,
  file: 'file',
  answer: z.union([FileReference, DocumentReference]),
  by: 'member',
  company: 'MANAGER',
  status: 201,
  errors: [
    'IMAGE_UNREADABLE',
    'IMAGE_TOO_LARGE',
    'DOCUMENT_UNREADABLE',
    'BODY_TOO_LARGE',
    'TOO_MANY_REQUESTS',
  ],
})
