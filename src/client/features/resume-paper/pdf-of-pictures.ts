/** A page of a PDF: a JPEG picture of a sheet. */
export interface Picture {
  bytes: Uint8Array<ArrayBuffer>
  width: number
  height: number
}

/** A4 in points. */
const PAPER = { width: 595, height: 842 }

/** Writes a PDF with one picture on each page (ISO 32000-1: a JPEG file is a stream of the filter DCTDecode). */
export function pdfOfPictures(pictures: readonly Picture[]): Blob {
  const parts: (string | Uint8Array<ArrayBuffer>)[] = []
  const offsets: number[] = []
  let length = 0
  const write = (part: string | Uint8Array<ArrayBuffer>) => {
    parts.push(part)
    // Everything that is written as text is ASCII.
    length += part.length
  }
  const object = (id: number, dictionary: string, stream?: string | Uint8Array<ArrayBuffer>) => {
    offsets[id] = length
    write(`${id} 0 obj\n${dictionary}\n`)
    if (stream !== undefined) {
      write('stream\n')
      write(stream)
      write('\nendstream\n')
    }
    write('endobj\n')
  }
  write('%PDF-1.4\n')
  const pages = pictures.map((_, index) => 3 + index * 3)
  object(1, '<< /Type /Catalog /Pages 2 0 R >>')
  object(2, `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((id) => `${id} 0 R`).join(' ')}] >>`)
  for (const [index, picture] of pictures.entries()) writePage(object, 3 + index * 3, picture)
  const start = length
  const entries = offsets.slice(1).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  write(`xref\n0 ${offsets.length}\n0000000000 65535 f \n${entries.join('')}`)
  write(`trailer\n<< /Size ${offsets.length} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`)
  return new Blob(parts, { type: 'application/pdf' })
}

type WriteObject = (id: number, dictionary: string, stream?: string | Uint8Array<ArrayBuffer>) => void

/** The picture fills the page's width, from its top. */
function writePage(object: WriteObject, id: number, { bytes, width, height }: Picture): void {
  const high = (PAPER.width * height) / width
  const draw = `q ${PAPER.width} 0 0 ${high.toFixed(2)} 0 ${(PAPER.height - high).toFixed(2)} cm /P Do Q`
  object(
    id,
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAPER.width} ${PAPER.height}] ` +
      `/Resources << /XObject << /P ${id + 2} 0 R >> >> /Contents ${id + 1} 0 R >>`,
  )
  object(id + 1, `<< /Length ${draw.length} >>`, draw)
  object(
    id + 2,
    `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB ` +
      `/BitsPerComponent 8 /Filter /DCTDecode /Length ${bytes.length} >>`,
    bytes,
  )
}
