import { type ProcessedImage, ImageRejected, type Refusal } from './images.ts'
import { readImage } from './read-image.ts'

export type ImageAnswer = { image: ProcessedImage } | { refusal: Refusal }

/** Child process of `createImages`: receives image files and answers with the result. Exits with the server. */
process.on('disconnect', () => process.exit())
process.on('message', (content: Uint8Array) => {
  void answerTo(Buffer.from(content)).then((answer) => process.send?.(answer))
})

async function answerTo(content: Buffer): Promise<ImageAnswer> {
  try {
    return { image: await readImage(content) }
  } catch (error) {
    return { refusal: error instanceof ImageRejected ? error.code : 'IMAGE_UNREADABLE' }
  }
}
