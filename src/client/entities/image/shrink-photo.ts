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

interface Part {
  x: number
  y: number
  width: number
  height: number
}

/** Cuts a part, given in the photo's own pixels, to JPEG of that width. */
export async function cropPhoto(picture: Blob, part: Part, width: number): Promise<Blob> {
  const decoded = await createImageBitmap(picture)
  return draw(decoded, { from: part, width, height: Math.round((width * part.height) / part.width) })
}

interface Drawing {
  from: Part
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
