import sharp, { type Metadata, type Sharp } from 'sharp'
import { UPLOAD_LIMIT } from '../../../contract/site/file.ts'
import { type Picture, PictureRefused, SMALL_SIDE } from './images.ts'

const JPEG_START = Buffer.of(0xff, 0xd8, 0xff)
const PNG_START = Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
/** Pixels of a progressive or interlaced picture, which has to lie in memory whole; cameras do not write them. */
const PROGRESSIVE_PIXELS = 25_000_000
const JPEG = { quality: 84 } as const
const SMALL_JPEG = { quality: 78 } as const

sharp.cache(false)
sharp.concurrency(1)
// Whatever a file calls itself, no other decoder is ever reached.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] })

/** @throws PictureRefused */
export async function readPicture(content: Buffer): Promise<Picture> {
  if (!startsWith(content, JPEG_START) && !startsWith(content, PNG_START))
    throw new PictureRefused('IMAGE_UNREADABLE')
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

function fitted(picture: Sharp, side: number): Sharp {
  return picture.resize(side, side, { fit: 'inside', withoutEnlargement: true })
}

function encoded(picture: Sharp, isPng: boolean, jpeg: { quality: number }): Sharp {
  return isPng ? picture.png() : picture.jpeg(jpeg)
}

/** By what the header says, before a pixel is decoded. */
function refuseTooLarge({ width, height, isProgressive }: Metadata): void {
  const most = isProgressive ? PROGRESSIVE_PIXELS : UPLOAD_LIMIT.pixels
  if (width * height > most) throw new PictureRefused('IMAGE_TOO_LARGE')
}

async function readable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch {
    throw new PictureRefused('IMAGE_UNREADABLE')
  }
}

function startsWith(content: Buffer, start: Buffer): boolean {
  return content.subarray(0, start.length).equals(start)
}
