import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { AppError } from '../../../contract/base/errors.ts'
import { FairTurns } from './fair-turns.ts'
import type { Images, Picture, Refusal } from './images.ts'
import type { PictureAnswer } from './picture-process.ts'

const PROGRAM = join(import.meta.dirname, 'picture-process.ts')
/** No picture within the limits takes nearly as long. */
const TIME_LIMIT = 20_000
/** The process ends when nothing was uploaded for so long, and its memory goes back to the system. */
const IDLE = 10_000
/** Native memory is not kept in a pool for each thread, and what is very large is decoded by way of a file. */
const SURROUNDINGS = { MALLOC_ARENA_MAX: '1', VIPS_DISC_THRESHOLD: '80m' }

/**
 * Decodes in a process of its own, one picture at a time: decoders are native code that strangers' bytes are fed to, and
 * large pictures need memory that a long-lived process does not get rid of. It knows no key and no address of the server.
 */
export function createImages(): Images {
  let program: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  const turns = new FairTurns()

  const end = () => {
    program?.kill('SIGKILL')
    program = undefined
  }
  const attempt = async (content: Buffer): Promise<PictureAnswer | null> => {
    if (!program?.connected) program = startProgram()
    const answer = await answerOf(program, content)
    if (answer === null) end()
    return answer
  }
  const read = async (content: Buffer): Promise<Picture> => {
    clearTimeout(idle)
    try {
      // A process may have been ended from outside; one that ends twice has met a picture it cannot survive.
      const answer = (await attempt(content)) ?? (await attempt(content)) ?? { refusal: 'IMAGE_UNREADABLE' }
      if ('picture' in answer) return buffered(answer.picture)
      throw refused(answer.refusal)
    } finally {
      idle = setTimeout(end, IDLE).unref()
    }
  }
  return {
    read: (content, requester) => turns.take(requester ?? null, () => read(content)),
  }
}

function startProgram(): ChildProcess {
  const program = fork(PROGRAM, { serialization: 'advanced', execArgv: [], env: SURROUNDINGS })
  // Neither the process nor its channel keeps the server from ending.
  program.unref()
  program.channel?.unref()
  return program
}

/** @returns null from a process that ended without an answer */
function answerOf(program: ChildProcess, content: Buffer): Promise<PictureAnswer | null> {
  return new Promise((resolve) => {
    const settle = (answer: PictureAnswer | null) => {
      clearTimeout(tooLong)
      program.removeAllListeners()
      // What a process that was given up still reports concerns nobody.
      program.on('error', () => undefined)
      resolve(answer)
    }
    const tooLong = setTimeout(() => {
      program.disconnect()
      program.kill('SIGKILL')
      settle({ refusal: 'IMAGE_TOO_LARGE' })
    }, TIME_LIMIT)
    program.once('message', (answer: PictureAnswer) => settle(answer))
    program.once('exit', () => settle(null))
    program.once('error', () => settle(null))
    program.send(content, (error) => error && settle(null))
  })
}

/** Bytes arrive as plain arrays of them. */
function buffered({ content, small, ...kind }: Picture): Picture {
  return { ...kind, content: Buffer.from(content), small: small && Buffer.from(small) }
}

function refused(code: Refusal): AppError {
  const isTooLarge = code === 'IMAGE_TOO_LARGE'
  return new AppError(code, {
    fields: [
      {
        field: 'file',
        code: isTooLarge ? 'TOO_LARGE' : 'INVALID',
        message: isTooLarge ? 'has too many pixels' : 'is no JPEG or PNG picture that can be read',
      },
    ],
  })
}
