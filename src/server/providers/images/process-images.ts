import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { AppError } from '../../../contract/base/errors.ts'
import { FairQueue } from './fair-queue.ts'
import type { Images, ProcessedImage, Refusal } from './images.ts'
import type { ImageAnswer } from './image-process.ts'

const PROGRAM = join(import.meta.dirname, 'image-process.ts')
/** In ms, far above what an image within the limits takes. */
const TIME_LIMIT = 20_000
/** In ms. An idle process is ended to release its memory. */
const IDLE = 10_000
/** Limits native memory: one malloc arena, and large images are decoded through a temporary file. */
const PROCESS_ENV = { MALLOC_ARENA_MAX: '1', VIPS_DISC_THRESHOLD: '80m' }

/**
 * Decodes images in a child process, one at a time: decoders are native code that processes untrusted input, and large
 * images need memory that a long-lived process would not release. The process has no access to keys or addresses.
 */
export function createImages(): Images {
  let program: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  const queue = new FairQueue()

  const end = () => {
    program?.kill('SIGKILL')
    program = undefined
  }
  const attempt = async (content: Buffer): Promise<ImageAnswer | null> => {
    if (!program?.connected) program = startProgram()
    const answer = await answerOf(program, content)
    if (answer === null) end()
    return answer
  }
  const read = async (content: Buffer): Promise<ProcessedImage> => {
    clearTimeout(idle)
    try {
      // The process may have been killed by the system; if it dies twice, the image is to blame.
      const answer = (await attempt(content)) ?? (await attempt(content)) ?? { refusal: 'IMAGE_UNREADABLE' }
      if ('image' in answer) return buffered(answer.image)
      throw refused(answer.refusal)
    } finally {
      idle = setTimeout(end, IDLE).unref()
    }
  }
  return {
    read: (content, requester) => queue.run(requester ?? null, () => read(content)),
  }
}

function startProgram(): ChildProcess {
  const program = fork(PROGRAM, { serialization: 'advanced', execArgv: [], env: PROCESS_ENV })
  // Neither the process nor its channel keeps the server alive.
  program.unref()
  program.channel?.unref()
  return program
}

/** @returns null if the process exits without an answer */
function answerOf(program: ChildProcess, content: Buffer): Promise<ImageAnswer | null> {
  return new Promise((resolve) => {
    const settle = (answer: ImageAnswer | null) => {
      clearTimeout(tooLong)
      program.removeAllListeners()
      // Ignores late errors of a process that was killed.
      program.on('error', () => undefined)
      resolve(answer)
    }
    const tooLong = setTimeout(() => {
      program.disconnect()
      program.kill('SIGKILL')
      settle({ refusal: 'IMAGE_TOO_LARGE' })
    }, TIME_LIMIT)
    program.once('message', (answer: ImageAnswer) => settle(answer))
    program.once('exit', () => settle(null))
    program.once('error', () => settle(null))
    program.send(content, (error) => error && settle(null))
  })
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
        message: isTooLarge ? 'has too many pixels' : 'must be a readable JPEG or PNG image',
      },
    ],
  })
}
