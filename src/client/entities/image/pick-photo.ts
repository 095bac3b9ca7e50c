import { UPLOAD_LIMIT } from '../../../contract/site/file.ts'
import { imageKind } from './image-kind.ts'
import { shrinkPhoto } from './shrink-photo.ts'

export type PhotoError = 'NOT_A_PICTURE' | 'HEIC' | 'TOO_LARGE' | 'DOCUMENT_TOO_LARGE' | 'UNREADABLE'

export type PickedPhoto = { photo: Blob; isPdf?: boolean } | { error: PhotoError }

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
