/** Pixels of a photo's longer side. */
export const PHOTO_SIDE = 1600
const QUALITY = 0.88

/**
 * Redraws an image upright, at most 1,600 pixels a side, as JPEG without metadata.
 * @throws if it cannot be decoded
 */
export async function shrinkPhoto(picture: Blob): Promise<Blob> {
  const decoded = await createImageBitmap(picture, { imageOrientation: 'from-image' })
  const { width, height } = decoded
  const ratio = Math.min(1, PHOTO_SIDE / Math.max(width, height))
  return draw(decoded, {
    from: { x: 0, y: 0, width, height },
    width: Math.max(1, Math.round(width * ratio)),
    height: Math.max(1, Math.round(height * ratio)),
  })
}

export interface Square {
  x: number
  y: number
  side: number
}

/** Crops a square, given in the photo's own pixels, to JPEG. */
export async function cropPhoto(picture: Blob, square: Square, side: number): Promise<Blob> {
  const decoded = await createImageBitmap(picture)
  const from = { x: square.x, y: square.y, width: square.side, height: square.side }
  return draw(decoded, { from, width: side, height: side })
}

interface Drawing {
  from: { x: number; y: number; width: number; height: number }
  width: number
  height: number
}

async function draw(bitmap: ImageBitmap, { from, width, height }: Drawing): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no drawing context')
  // JPEG has no transparency: without a background it would turn black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, from.x, from.y, from.width, from.height, 0, 0, width, height)
  bitmap.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
}
