import { UPLOAD_LIMIT } from '../../../contract/site/file.ts'
import { shrinkPhoto } from './shrink-photo.ts'
import { pdfStart } from '../../../contract/site/pdf.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export type PhotoError = 'NOT_A_PICTURE' | 'HEIC' | 'TOO_LARGE' | 'DOCUMENT_TOO_LARGE' | 'UNREADABLE'

type PickedPhoto = { photo: Blob; isPdf?: boolean } | { error: PhotoError }

/** Camera images are shrunk here, so they may exceed the upload limit; larger ones would freeze a phone. */
const MAX_BYTES = 4 * UPLOAD_LIMIT.bytes
const MAX_PIXELS = 100_000_000
/** The frame header of a JPEG follows its embedded preview, which may span several 64 KiB segments. */
const HEADER_BYTES = 512 * 1024
const MAX_SIDE = 20_000

/**
 * Turns a picked file into a photo: upright, small, JPEG. It never throws: errors are part of the result.
 * @param takesPdf whether a PDF is taken as well, as it is
 */
export async function pickPhoto(file: Blob, takesPdf = false): Promise<PickedPhoto> {
  if (file.size > MAX_BYTES) return { error: 'TOO_LARGE' }
  try {
    const picture = imageKind(new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()))
    if (picture.kind === 'pdf' && takesPdf) return await pdfOf(file)
    if (picture.kind === 'other' || picture.kind === 'pdf') return { error: 'NOT_A_PICTURE' }
    if (picture.kind === 'heic') return await attempt(file, 'HEIC')
    const { width, height } = picture
    if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE) return { error: 'TOO_LARGE' }
    return await attempt(file, 'UNREADABLE')
  } catch {
    return { error: 'UNREADABLE' }
  }
}

/** Its bytes, as the picked file may be gone before it is sent. */
async function pdfOf(file: Blob): Promise<PickedPhoto> {
  if (file.size > UPLOAD_LIMIT.bytes) return { error: 'DOCUMENT_TOO_LARGE' }
  return { photo: new Blob([await file.arrayBuffer()], { type: 'application/pdf' }), isPdf: true }
}

async function attempt(file: Blob, otherwise: PhotoError): Promise<PickedPhoto> {
  try {
    return { photo: await shrinkInWorker(file) }
  } catch {
    return { error: otherwise }
  }
}

/** Uses a worker where the browser can draw in one. */
async function shrinkInWorker(file: Blob): Promise<Blob> {
  const worker = new Worker(new URL('photo-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await answerOf(worker, file)
  } catch (error) {
    if (error instanceof Refused) throw error
    // No worker: offline without its chunk, or an old browser.
    return await shrinkPhoto(file)
  } finally {
    worker.terminate()
  }
}

class Refused extends Error {}

function answerOf(worker: Worker, file: Blob): Promise<Blob> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Blob | null>) =>
      data ? resolve(data) : reject(new Refused()),
    )
    worker.addEventListener('error', () => reject(new Error('no worker')))
    worker.postMessage(file)
  })
}

type ImageKind =
  | { kind: 'jpeg' | 'png'; width: number; height: number }
  /** Default format of iPhones, which few browsers can decode. */
  | { kind: 'heic' }
  | { kind: 'pdf' }
  | { kind: 'other' }

/** Detects a file's real format and its size in pixels from its first bytes; name and type are not trusted. */
export function imageKind(bytes: Uint8Array): ImageKind {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (startsWith(bytes, PNG) && bytes.length >= 24)
    return { kind: 'png', width: view.getUint32(16), height: view.getUint32(20) }
  if (startsWith(bytes, JPEG)) return { kind: 'jpeg', ...(jpegSize(view) ?? { width: 0, height: 0 }) }
  if (textAt(bytes, 4, 4) === 'ftyp' && HEIC.has(textAt(bytes, 8, 4))) return { kind: 'heic' }
  if (pdfStart(bytes) !== -1) return { kind: 'pdf' }
  return { kind: 'other' }
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff]
const HEIC = new Set(['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1'])

const startsWith = (bytes: Uint8Array, sign: readonly number[]) =>
  sign.every((byte, index) => bytes[index] === byte)

const textAt = (bytes: Uint8Array, offset: number, length: number) =>
  String.fromCodePoint(...bytes.subarray(offset, offset + length))

/** Follows the segments up to the frame header (ITU T.81, B.2.2); undefined if it is beyond the given bytes. */
function jpegSize(view: DataView): { width: number; height: number } | undefined {
  let offset = 2
  while (offset + 9 <= view.byteLength && view.getUint8(offset) === 0xff) {
    const marker = view.getUint8(offset + 1)
    if (isFrame(marker)) return { height: view.getUint16(offset + 5), width: view.getUint16(offset + 7) }
    offset += 2 + view.getUint16(offset + 2)
  }
  return undefined
}

/** SOF0 to SOF15, except DHT, JPG and DAC, which share the range. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/** Why a picked file cannot be used, and what helps. */
export const photoTexts: Record<PhotoError, MessageDescriptor> = {
  NOT_A_PICTURE: msg`This is not a JPG or PNG picture. Please choose another one.`,
  HEIC: msg`This browser cannot read HEIC pictures. Choose a JPG, or take the photo here with the camera.`,
  TOO_LARGE: msg`This picture is too large. Please choose a smaller one.`,
  DOCUMENT_TOO_LARGE: msg`This document is larger than 10 MB.`,
  UNREADABLE: msg`This picture cannot be read. It may be damaged. Please choose another one.`,
}
