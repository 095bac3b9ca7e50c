import type { FastifyReply } from 'fastify'
import { Readable } from 'node:stream'
import type { Download } from './endpoint-route.ts'

/** Milliseconds that a reader may take for one part: a hundred kilobytes in half a minute. */
export const READER_PATIENCE = 30_000

/**
 * Sends a file while it is made. A reader who stops reading is cut off, so that nothing of the file stays in memory;
 * no database connection is held while a part waits to be read.
 */
export function sendDownload(
  reply: FastifyReply,
  { name, headers, parts }: Download,
  { type, patience }: { type: string; patience: number },
) {
  const giveUp = () => {
    reply.log.warn({ file: name }, 'download cut off: its reader stopped')
    stream.destroy(new Error('download not read'))
  }
  const options = { objectMode: false, highWaterMark: 1 }
  const stream = Readable.from(readInTime(parts, patience, giveUp), options)
  return reply
    .headers(headers)
    .type(`${type}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(stream)
}

async function* readInTime(parts: AsyncIterable<string>, patience: number, giveUp: () => void) {
  for await (const part of parts) {
    const timer = setTimeout(giveUp, patience)
    try {
      yield Buffer.from(part)
    } finally {
      clearTimeout(timer)
    }
  }
}
