import { AppError } from '../../../contract/base/errors.ts'

interface Document {
  extension: 'pdf'
  contentType: 'application/pdf'
  content: Buffer
  small: null
}

/** The end-of-file marker stands in the last part of a document; readers look for it in 1,024 bytes. */
const TAIL = 1_024

/** Whether a file that may be an image is to be read as a document. */
export const startsAsDocument = (content: Buffer): boolean =>
  content.subarray(0, 5).toString('latin1') === '%PDF-'

/**
 * Accepts a PDF as it is, by its first and last bytes: it is never opened here, and served to be saved.
 * @throws AppError DOCUMENT_UNREADABLE for anything else
 */
export function readDocument(content: Buffer): Document {
  const isDocument =
    /^%PDF-[12]\.\d[\r\n\t ]/.test(content.subarray(0, 9).toString('latin1')) &&
    content.subarray(-TAIL).includes('%%EOF')
  if (!isDocument)
    throw new AppError('DOCUMENT_UNREADABLE', {
      fields: [{ field: 'file', code: 'INVALID', message: 'must be a PDF document' }],
    })
  return { extension: 'pdf', contentType: 'application/pdf', content, small: null }
}
