import { expect, test } from 'vitest'
import { imageKind, pickPhoto } from '../../../src/client/entities/image/pick-photo.ts'
import {
  moved,
  partOf,
  wholeCrop,
  withinPicture,
  zoomed,
} from '../../../src/client/entities/image/crop-geometry.ts'
import { cutTo } from '../../../src/client/ui/field/counted-field.tsx'

function png(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(33)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  const view = new DataView(bytes.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return bytes
}

/** @param before the length of an application segment before the frame, as cameras write */
function jpeg(width: number, height: number, before = 16): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(2 + 2 + before + 19)
  const view = new DataView(bytes.buffer)
  bytes.set([0xff, 0xd8, 0xff, 0xe1])
  view.setUint16(4, before)
  const frame = 4 + before
  bytes.set([0xff, 0xc0, 0, 17, 8], frame)
  view.setUint16(frame + 5, height)
  view.setUint16(frame + 7, width)
  return bytes
}

const text = (content: string) => new TextEncoder().encode(content)

test('the kind and size of an image are read from its bytes', () => {
  expect(imageKind(png(640, 480))).toEqual({ kind: 'png', width: 640, height: 480 })
  expect(imageKind(jpeg(4000, 3000))).toEqual({ kind: 'jpeg', width: 4000, height: 3000 })
  expect(imageKind(jpeg(4000, 3000, 40_000))).toEqual({ kind: 'jpeg', width: 4000, height: 3000 })
  expect(imageKind(text('\0\0\0\u0018ftypheic'))).toEqual({ kind: 'heic' })
})

test('SVG, HTML, GIF and empty files are not accepted as images', () => {
  for (const content of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '<!doctype html>', 'GIF89a', ''])
    expect(imageKind(text(content))).toEqual({ kind: 'other' })
})

test('a file that cannot be a photo is refused before decoding', async () => {
  expect(await pickPhoto(new Blob(['<svg/>'], { type: 'image/png' }))).toEqual({ error: 'NOT_A_PICTURE' })
  expect(await pickPhoto(new Blob([png(50_000, 50_000)]))).toEqual({ error: 'TOO_LARGE' })
  expect(await pickPhoto(new Blob([new Uint8Array(41 * 1024 * 1024)]))).toEqual({ error: 'TOO_LARGE' })
})

test('a PDF is taken as it is where documents are welcome, up to the size of an upload', async () => {
  const pdf = new Blob(['%PDF-1.7\n%%EOF'])
  expect(await pickPhoto(pdf)).toEqual({ error: 'NOT_A_PICTURE' })
  const picked = await pickPhoto(pdf, true)
  expect(picked).toMatchObject({ isPdf: true, photo: { type: 'application/pdf', size: pdf.size } })
  const large = new Blob(['%PDF-1.7', new Uint8Array(10 * 1024 * 1024)])
  expect(await pickPhoto(large, true)).toEqual({ error: 'DOCUMENT_TOO_LARGE' })
})

const size = { width: 1600, height: 1200 }

test('the first crop is a centered square', () => {
  expect(partOf(wholeCrop(size), size)).toEqual({ x: 200, y: 0, width: 1200, height: 1200 })
})

test('moving and zooming stay within the photo', () => {
  const far = moved(wholeCrop(size), size, { x: 5, y: 5 })
  expect(far).toEqual({ zoom: 1, x: 600, y: 600 })
  expect(partOf(far, size)).toEqual({ x: 0, y: 0, width: 1200, height: 1200 })
  const close = moved(zoomed(far, size, 100), size, { x: -50, y: -50 })
  expect(partOf(close, size)).toEqual({ x: 1300, y: 900, width: 300, height: 300 })
  expect(withinPicture({ ...close, zoom: 0.1 }, size).zoom).toBe(1)
})

test('dragging to the right moves the crop to the left', () => {
  const crop = zoomed(wholeCrop(size), size, 2)
  expect(partOf(moved(crop, size, { x: 0.25, y: 0 }), size).x).toBe(partOf(crop, size).x - 150)
})

test('a text is cut between grapheme clusters', () => {
  expect(cutTo('조립 2년', 3)).toBe('조립 ')
  expect(cutTo('👩‍🏭👷', 1)).toBe('👩')
  expect(cutTo('short', 30)).toBe('short')
})

test('a banner is cut three times as wide as high, as wide as the photo allows', () => {
  expect(partOf(wholeCrop(size), size, 3)).toEqual({ x: 0, y: 334, width: 1600, height: 533 })
  const tall = { width: 600, height: 1200 }
  const down = moved(wholeCrop(tall), tall, { x: 1, y: -9 }, 3)
  expect(partOf(down, tall, 3)).toEqual({ x: 0, y: 1000, width: 600, height: 200 })
  const wide = { width: 1600, height: 200 }
  expect(partOf(wholeCrop(wide), wide, 3)).toEqual({ x: 500, y: 0, width: 600, height: 200 })
})
