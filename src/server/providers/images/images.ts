import type { Requester } from './fair-turns.ts'

export interface Picture {
  extension: 'jpg' | 'png'
  contentType: 'image/jpeg' | 'image/png'
  content: Buffer
  /** The same at most `SMALL_SIDE` pixels a side; null where the picture itself is no larger. */
  small: Buffer | null
}

export type Refusal = 'IMAGE_UNREADABLE' | 'IMAGE_TOO_LARGE'

export class PictureRefused extends Error {
  readonly code: Refusal

  constructor(code: Refusal) {
    super(code)
    this.name = 'PictureRefused'
    this.code = code
  }
}

export interface Images {
  /**
   * Decodes a picture and writes it anew: upright, sRGB, without metadata, at most 4,096 pixels a side.
   * @param requester who waits for it; requesters take turns
   * @throws AppError IMAGE_UNREADABLE for what is no whole JPEG or PNG, IMAGE_TOO_LARGE for too many pixels
   */
  read(content: Buffer, requester?: Requester): Promise<Picture>
}

/** Wide enough for a card and a resume photo on a sharp screen. */
export const SMALL_SIDE = 640
