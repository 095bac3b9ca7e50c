import * as z from 'zod/mini'
import { storableCommand } from '../base/endpoint.ts'
import { FILE_TYPES } from '../base/enums.ts'

export const UPLOAD_LIMIT = {
  /** Bytes of one upload. */
  bytes: 10 * 1024 * 1024,
  /** Pixels a side that a picture is kept with; larger ones are made smaller. */
  side: 4096,
  /** Pixels in all beyond which a picture is not even decoded. */
  pixels: 40_000_000,
} as const

/** Name of a stored file; what may be read under it is decided when it is served. */
export const FileReference = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,99}\.(jpg|png)$/))

/** The parts of the form beside `file`, which carries the picture itself (JPEG or PNG). */
export const Upload = z.object({ type: z.enum(FILE_TYPES) })

export const uploadFile = storableCommand('files.upload', 'POST /files', {
  summary:
    'Store a picture (multipart: type, file). It is decoded and written anew: upright, without metadata, at most 4,096 pixels a side. data is its reference',
  body: Upload,
  file: 'file',
  answer: FileReference,
  by: 'member',
  status: 201,
  errors: ['IMAGE_UNREADABLE', 'IMAGE_TOO_LARGE', 'BODY_TOO_LARGE', 'TOO_MANY_REQUESTS'],
})
