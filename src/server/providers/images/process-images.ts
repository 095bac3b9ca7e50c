import { AppError } from '../../../contract/base/errors.ts'
import { Decoder, type DecoderLimits } from './decoder.ts'
import { FairQueue } from './fair-queue.ts'
import type { Images, ProcessedImage, Refusal } from './images.ts'

/** Two, so that a member or address that sends the slowest images occupies only one of them. */
const DECODERS = 2
export const LIMITS: DecoderLimits = { memory: 560 * 1024 * 1024, cpu: 12, time: 50_000 }

/**
 * Decodes images in child processes, one at a time in each: decoders are native code that processes untrusted input,
 * and large images need memory that a long-lived process would not release.
 */
export function createImages(limits: DecoderLimits = LIMITS): Images {
  const free = Array.from({ length: DECODERS }, () => new Decoder(limits))
  const queue = new FairQueue(DECODERS)

  const read = async (content: Buffer): Promise<ProcessedImage> => {
    const decoder = free.pop()
    if (!decoder) throw new Error('the queue started more tasks than there are decoders')
    try {
      const answer = await decoder.decode(content)
      if ('image' in answer) return buffered(answer.image)
      throw refused(answer.refusal)
    } finally {
      // The decoder that was used last is taken first, so that the other one ends while one suffices.
      free.push(decoder)
    }
  }
  return { read: (content, requester) => queue.run(requester ?? null, () => read(content)) }
}

/** Structured cloning turns buffers into plain byte arrays. */
function buffered({ content, small, ...kind }: ProcessedImage): ProcessedImage {
  return { ...kind, content: Buffer.from(content), small: small && Buffer.from(small) }
}

function refused(code: Refusal): AppError {
  const isTooLarge = code === 'IMAGE_TOO_LARGE'
  return new AppError(code, {
    fields: [
      {
        field: 'file',
        code: isTooLarge ? 'TOO_LARGE' : 'INVALID',
        message: isTooLarge
          ? 'has too many pixels, or takes too much memory to decode'
          : 'must be a readable JPEG or PNG image',
      },
    ],
  })
}
