/** In pixels of the image. */
export interface Size {
  width: number
  height: number
}

/** The visible part: at `zoom` 1 it is as large as fits into the image; the centre is in pixels of the image. */
export interface Crop {
  zoom: number
  x: number
  y: number
}

export const MOST_ZOOM = 4

export const wholeCrop = ({ width, height }: Size): Crop => ({ zoom: 1, x: width / 2, y: height / 2 })

/** Size of the cropped part, in pixels of the image. `ratio`: its width to its height. */
export function cropFrame({ zoom }: Pick<Crop, 'zoom'>, { width, height }: Size, ratio = 1): Size {
  const most = Math.min(height, width / ratio) / zoom
  return { width: most * ratio, height: most }
}

/** Limits the crop to the image. */
export function withinPicture(crop: Crop, size: Size, ratio = 1): Crop {
  const zoom = Math.min(MOST_ZOOM, Math.max(1, crop.zoom))
  const frame = cropFrame({ zoom }, size, ratio)
  const within = (centre: number, length: number, whole: number) =>
    Math.min(whole - length / 2, Math.max(length / 2, centre))
  return {
    zoom,
    x: within(crop.x, frame.width, size.width),
    y: within(crop.y, frame.height, size.height),
  }
}

/** Moves the crop by ratios of the stage's sides; dragging to the right shows more of the left. */
export function moved(crop: Crop, size: Size, push: { x: number; y: number }, ratio = 1): Crop {
  const frame = cropFrame(crop, size, ratio)
  const next = { ...crop, x: crop.x - push.x * frame.width, y: crop.y - push.y * frame.height }
  return withinPicture(next, size, ratio)
}

export const zoomed = (crop: Crop, size: Size, factor: number, ratio = 1): Crop =>
  withinPicture({ ...crop, zoom: crop.zoom * factor }, size, ratio)

/** The cropped part in whole pixels of the image. */
export function partOf(crop: Crop, size: Size, ratio = 1): Size & { x: number; y: number } {
  const frame = cropFrame(crop, size, ratio)
  const [width, height] = [Math.round(frame.width), Math.round(frame.height)]
  const start = (centre: number, length: number, whole: number) =>
    Math.max(0, Math.min(whole - length, Math.round(centre - length / 2)))
  return { x: start(crop.x, width, size.width), y: start(crop.y, height, size.height), width, height }
}
