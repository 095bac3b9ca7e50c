import sharp, { type Metadata, type Sharp } from 'sharp'
import { UPLOAD_LIMIT } from '../../../contract/site/file.ts'
import { type ProcessedImage, ImageRejected, SMALL_SIDE } from './images.ts'
import { stripMetadata } from './strip-metadata.ts'

/** Lower pixel limit of progressive images, which are decoded in memory as a whole; cameras do not produce them. */
const PROGRESSIVE_PIXELS = 25_000_000
const JPEG = { quality: 84 } as const
const SMALL_JPEG = { quality: 78 } as const

sharp.cache(false)
sharp.concurrency(1)
// Allows only the JPEG and PNG decoders, whatever the file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] })

/** @throws ImageRejected */
export async function readImage(file: Buffer): Promise<ProcessedImage> {
  const content = stripMetadata(file)
  if (!content) throw new ImageRejected('IMAGE_UNREADABLE')
  const metadata = await readable(sharp(content, { limitInputPixels: false }).metadata())
  refuseTooLarge(metadata)
  const upright = sharp(content, { limitInputPixels: UPLOAD_LIMIT.pixels, failOn: 'error' }).autoOrient()
  const isPng = metadata.format === 'png' && metadata.hasAlpha
  const { data, info } = await readable(
    encoded(fitted(upright, UPLOAD_LIMIT.side), isPng, JPEG).toBuffer({ resolveWithObject: true }),
  )
  const isSmall = Math.max(info.width, info.height) <= SMALL_SIDE
  return {
    extension: isPng ? 'png' : 'jpg',
    contentType: isPng ? 'image/png' : 'image/jpeg',
    content: data,
    small: isSmall ? null : await encoded(fitted(sharp(data), SMALL_SIDE), isPng, SMALL_JPEG).toBuffer(),
  }
}

function fitted(image: Sharp, side: number): Sharp {
  return image.resize(side, side, { fit: 'inside', withoutEnlargement: true })
}

function encoded(image: Sharp, isPng: boolean, jpeg: { quality: number }): Sharp {
  return isPng ? image.png() : image.jpeg(jpeg)
}

/** Checks the size in the header before any pixel is decoded. */
function refuseTooLarge({ width, height, isProgressive }: Metadata): void {
  const most = isProgressive ? PROGRESSIVE_PIXELS : UPLOAD_LIMIT.pixels
  if (width * height > most) throw new ImageRejected('IMAGE_TOO_LARGE')
}

async function readable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch {
    throw new ImageRejected('IMAGE_UNREADABLE')
  }
}
