import { expect, test } from 'vitest'
import { pdfOfPictures } from '../../../src/client/features/resume-paper/pdf-of-pictures.ts'

const picture = (byte: number) => ({ bytes: new Uint8Array([0xff, 0xd8, byte]), width: 200, height: 283 })

async function written(count: number): Promise<string> {
  const pdf = pdfOfPictures(Array.from({ length: count }, (_, index) => picture(index)))
  return new TextDecoder('latin1').decode(await pdf.arrayBuffer())
}

test('A PDF has one page for each picture', async () => {
  const pdf = await written(3)
  expect(pdf).toContain('/Count 3 /Kids [3 0 R 6 0 R 9 0 R]')
  expect(pdf.match(/\/Type \/Page /g)).toHaveLength(3)
})

test('A picture is in the PDF byte by byte, with its length', async () => {
  const pdf = await written(1)
  expect(pdf).toContain('/Filter /DCTDecode /Length 3 >>\nstream\n\u00ff\u00d8\u0000\nendstream')
})

test('The table of a PDF says where each of its objects begins', async () => {
  const pdf = await written(2)
  const start = Number(/startxref\n(\d+)/.exec(pdf)?.[1])
  expect(pdf.slice(start)).toMatch(/^xref\n0 9\n/)
  const offsets = Array.from(pdf.slice(start).matchAll(/^(\d{10}) 00000 n $/gm), ([, offset]) =>
    Number(offset),
  )
  expect(offsets.map((offset) => /^\d+ 0 obj/.exec(pdf.slice(offset))?.[0])).toEqual(
    offsets.map((_, index) => `${index + 1} 0 obj`),
  )
})
