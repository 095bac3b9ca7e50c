import { pdfStart } from '../../../contract/site/pdf.ts'
import { AppError } from '../../../contract/base/errors.ts'

interface Document {
  extension: 'pdf'
  contentType: 'application/pdf'
  content: Buffer
  small: null
}

/** Whether a file that may be an image is to be read as a document. */
export const startsAsDocument = (content: Buffer): boolean => pdfStart(content) !== -1

/**
 * Accepts a PDF as it is, by its header and its end-of-file marker: it is never opened here, and served to be saved.
 * Offices and scanners append bytes after the marker.
 * @throws AppError DOCUMENT_UNREADABLE for anything else
 */
export function readDocument(content: Buffer): Document {
  const start = pdfStart(content)
  const isDocument =
    start !== -1 &&
    /^%PDF-[12]\.\d(?!\d)/.test(content.subarray(start, start + 9).toString('latin1')) &&
    content.lastIndexOf('%%EOF') > start
  if (!isDocument)
    throw new AppError('DOCUMENT_UNREADABLE', {
      fields: [{ field: 'file', code: 'INVALID', message: 'must be a PDF document' }],
    })
  return { extension: 'pdf', contentType: 'application/pdf', content, small: null }
}
