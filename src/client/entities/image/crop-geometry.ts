/** In pixels of the image. */
export interface Size {
  width: number
  height: number
}

/** The visible part: at `zoom` 1 the image's shorter side fills the stage; the centre is in pixels of the image. */
export interface Crop {
  zoom: number
  x: number
  y: number
}

export const MOST_ZOOM = 4

export const wholeCrop = ({ width, height }: Size): Crop => ({ zoom: 1, x: width / 2, y: height / 2 })

/** Side of the cropped square, in pixels of the image. */
export const cropSide = ({ zoom }: Crop, { width, height }: Size): number => Math.min(width, height) / zoom

/** Limits the crop to the image. */
export function withinPicture(crop: Crop, size: Size): Crop {
  const zoom = Math.min(MOST_ZOOM, Math.max(1, crop.zoom))
  const half = cropSide({ ...crop, zoom }, size) / 2
  return {
    zoom,
    x: Math.min(size.width - half, Math.max(half, crop.x)),
    y: Math.min(size.height - half, Math.max(half, crop.y)),
  }
}

/** Moves the crop by a ratio of the stage's side; dragging to the right shows more of the left. */
export function moved(crop: Crop, size: Size, push: { x: number; y: number }): Crop {
  const side = cropSide(crop, size)
  return withinPicture({ ...crop, x: crop.x - push.x * side, y: crop.y - push.y * side }, size)
}

export const zoomed = (crop: Crop, size: Size, factor: number): Crop =>
  withinPicture({ ...crop, zoom: crop.zoom * factor }, size)

/** The square in whole pixels of the image. */
export function squareOf(crop: Crop, size: Size): { x: number; y: number; side: number } {
  const side = Math.round(cropSide(crop, size))
  const start = (centre: number, length: number) =>
    Math.max(0, Math.min(length - side, Math.round(centre - side / 2)))
  return { x: start(crop.x, size.width), y: start(crop.y, size.height), side }
}
