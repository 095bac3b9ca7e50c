import { type ProcessedImage, ImageRejected, type Refusal } from './images.ts'
import { readImage } from './read-image.ts'

export type ImageAnswer = { image: ProcessedImage } | { refusal: Refusal }

/** In ms. */
const WATCH_INTERVAL = 20
const [MAX_MEMORY = Infinity, MAX_CPU = Infinity] = [process.env.MAX_MEMORY, process.env.MAX_CPU].map(
  (limit) => Number(limit ?? Infinity),
)

/**
 * Child process of `Decoder`: receives image files and answers with the result. Exits with the server, and after it has
 * refused an image that takes too much memory or processor time: that ends the decoder's threads and frees their memory.
 */
process.on('disconnect', () => process.exit())
process.on('message', (content: Uint8Array) => {
  const before = process.cpuUsage()
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    if (process.memoryUsage.rss() <= MAX_MEMORY && (user + system) / 1_000_000 <= MAX_CPU) return
    clearInterval(watch)
    process.send?.({ refusal: 'IMAGE_TOO_LARGE' } satisfies ImageAnswer, () =>
      process.kill(process.pid, 'SIGKILL'),
    )
  }, WATCH_INTERVAL)
  void answerTo(Buffer.from(content)).then((answer) => {
    clearInterval(watch)
    process.send?.(answer)
  })
})

async function answerTo(content: Buffer): Promise<ImageAnswer> {
  try {
    return { image: await readImage(content) }
  } catch (error) {
    return { refusal: error instanceof ImageRejected ? error.code : 'IMAGE_UNREADABLE' }
  }
}
