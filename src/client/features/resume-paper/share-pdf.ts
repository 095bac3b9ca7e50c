import { saveFile } from '../../browser/save-file.ts'
import { drawSheets } from './draw-sheets.ts'
import { pdfOfPictures } from './pdf-of-pictures.ts'

/** UNAVAILABLE: this browser cannot make the file, only print. */
export type SharedPdf = 'SHARED' | 'SAVED' | 'CANCELLED' | 'UNAVAILABLE'

/** Makes a PDF on this device and opens the share sheet with it, or saves it where there is none. */
export async function sharePdf(paper: HTMLElement, name: string): Promise<SharedPdf> {
  let pdf: Blob
  try {
    pdf = pdfOfPictures(await drawSheets(paper))
  } catch {
    return 'UNAVAILABLE'
  }
  const files = [new File([pdf], `${name}.pdf`, { type: 'application/pdf' })]
  if (typeof navigator.canShare === 'function' && navigator.canShare({ files })) {
    try {
      await navigator.share({ files })
      return 'SHARED'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'CANCELLED'
    }
  }
  saveFile(`${name}.pdf`, pdf)
  return 'SAVED'
}
