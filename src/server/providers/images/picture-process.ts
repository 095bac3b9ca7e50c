import { type Picture, PictureRefused, type Refusal } from './images.ts'
import { readPicture } from './read-picture.ts'

export type PictureAnswer = { picture: Picture } | { refusal: Refusal }

/** The program behind `createImages`: a picture in, what became of it out. It ends with the server. */
process.on('disconnect', () => process.exit())
process.on('message', (content: Uint8Array) => {
  void answerTo(Buffer.from(content)).then((answer) => process.send?.(answer))
})

async function answerTo(content: Buffer): Promise<PictureAnswer> {
  try {
    return { picture: await readPicture(content) }
  } catch (error) {
    return { refusal: error instanceof PictureRefused ? error.code : 'IMAGE_UNREADABLE' }
  }
}
