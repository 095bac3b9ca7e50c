import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

/** Child process of `createCards`: reads an image or SVG from stdin and writes a JPEG of 1200 by 630 to stdout. */
const WIDTH = 1200
const HEIGHT = 630

sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadSvgBuffer'],
})

const card = await sharp(await buffer(process.stdin))
  .autoOrient()
  .resize(WIDTH, HEIGHT, { fit: 'cover' })
  .flatten({ background: '#FFFFFF' })
  .jpeg({ quality: 84 })
  .toBuffer()
process.stdout.write(card)
