import type { Requester } from './fair-queue.ts'

export interface ProcessedImage {
  extension: 'jpg' | 'png'
  contentType: 'image/jpeg' | 'image/png'
  content: Buffer
  /** A version of at most `SMALL_SIDE` pixels a side; null if the image is no larger. */
  small: Buffer | null
}

export type Refusal = 'IMAGE_UNREADABLE' | 'IMAGE_TOO_LARGE'

export class ImageRejected extends Error {
  readonly code: Refusal

  constructor(code: Refusal) {
    super(code)
    this.name = 'ImageRejected'
    this.code = code
  }
}

export interface Images {
  /**
   * Re-encodes an image: upright, in sRGB, without metadata, at most 4,096 pixels a side.
   * @param requester the client that waits for it; clients take turns
   * @throws AppError IMAGE_UNREADABLE unless it is a complete JPEG or PNG, IMAGE_TOO_LARGE for too many pixels, or
   * for an image that takes too much memory or processor time to decode, UNAVAILABLE where the machine is too busy
   */
  read(content: Buffer, requester?: Requester): Promise<ProcessedImage>
}

/** Bytes of a color profile; those of printing presses, the largest in photos, take about 700 KB. */
export const MAX_PROFILE = 1024 * 1024

/** Enough for a card or a resume photo on a high-density screen. */
export const SMALL_SIDE = 640
