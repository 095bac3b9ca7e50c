import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { AppError } from '../../../contract/base/errors.ts'
import { withinMemory } from './within-memory.ts'
import type { ImageAnswer } from './image-process.ts'

const PROGRAM = join(import.meta.dirname, 'image-process.ts')
/** In seconds. */
const RETRY_AFTER = 60
/** In ms. An idle process is ended to release its memory. */
const IDLE = 10_000
/** Signals of a process that was refused memory: its libraries abort, trap or read a null pointer. */
const OUT_OF_MEMORY: readonly (NodeJS.Signals | null)[] = ['SIGABRT', 'SIGTRAP', 'SIGSEGV', 'SIGBUS']

export interface DecoderLimits {
  /** Bytes resident; a progressive image of 25 megapixels takes up to 420 MB. */
  memory: number
  /** Seconds of processor time per image; the largest ones take 3. */
  cpu: number
  /** Milliseconds per image. It says nothing about the image: a busy machine needs ten times the processor's. */
  time: number
}

/**
 * Decodes images in a child process, one at a time. The process has no access to keys or addresses, watches its own
 * memory and time, and cannot allocate beyond a limit of the kernel where there is one (Linux).
 */
export class Decoder {
  #program: ChildProcess | undefined
  #idle: NodeJS.Timeout | undefined
  readonly #limits: DecoderLimits

  constructor(limits: DecoderLimits) {
    this.#limits = limits
  }

  /** @throws AppError UNAVAILABLE if it takes too long */
  async decode(content: Buffer): Promise<ImageAnswer> {
    clearTimeout(this.#idle)
    try {
      // The process may have been killed by the system; if it dies twice, the image is to blame.
      return (
        (await this.#attempt(content)) ?? (await this.#attempt(content)) ?? { refusal: 'IMAGE_UNREADABLE' }
      )
    } finally {
      this.#idle = setTimeout(() => this.#end(), IDLE).unref()
    }
  }

  async #attempt(content: Buffer): Promise<ImageAnswer | null> {
    if (!this.#program?.connected) this.#program = startProgram(this.#limits)
    const answer = await answerOf(this.#program, content, this.#limits.time).catch((error: unknown) => {
      this.#end()
      throw error
    })
    // After IMAGE_TOO_LARGE the process may be about to end itself, or hold the memory of what it decoded.
    if (answer === null || ('refusal' in answer && answer.refusal === 'IMAGE_TOO_LARGE')) this.#end()
    return answer
  }

  #end(): void {
    this.#program?.kill('SIGKILL')
    this.#program = undefined
  }
}

function startProgram({ memory, cpu }: DecoderLimits): ChildProcess {
  const program = fork(PROGRAM, {
    serialization: 'advanced',
    ...withinMemory(memory),
    env: {
      // Limits native memory: one malloc arena, and large images are decoded through a temporary file.
      MALLOC_ARENA_MAX: '1',
      VIPS_DISC_THRESHOLD: '80m',
      MAX_MEMORY: String(memory),
      MAX_CPU: String(cpu),
    },
  })
  // Neither the process nor its channel keeps the server alive.
  program.unref()
  program.channel?.unref()
  return program
}

/** @returns null if the process exits without an answer */
function answerOf(program: ChildProcess, content: Buffer, time: number): Promise<ImageAnswer | null> {
  return new Promise((resolve, reject) => {
    const settle = (answer: ImageAnswer | null) => {
      clearTimeout(tooLong)
      program.removeAllListeners()
      // Ignores late errors of a process that was killed.
      program.on('error', () => undefined)
      resolve(answer)
    }
    const tooLong = setTimeout(() => {
      reject(new AppError('UNAVAILABLE', { retryAfter: RETRY_AFTER }))
      settle(null)
    }, time)
    program.once('message', (answer: ImageAnswer) => settle(answer))
    program.once('exit', (_code, signal) =>
      settle(OUT_OF_MEMORY.includes(signal) ? { refusal: 'IMAGE_TOO_LARGE' } : null),
    )
    program.once('error', () => settle(null))
    program.send(content, (error) => error && settle(null))
  })
}
