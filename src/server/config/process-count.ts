import { availableParallelism, totalmem } from 'node:os'

interface Machine {
  cores: number
  bytes: number
}

const GIGABYTE = 1024 ** 3
/** Further processes are better put on another machine, with a PostgreSQL beside them. */
const MAX_BY_DEFAULT = 8
const MOST = 64

/**
 * Processes that answer requests. By default one core is left to PostgreSQL and each process has a gigabyte of memory
 * to itself, so that a machine of up to two cores has one.
 * @param text of SERVER_PROCESSES
 */
export function processCount(text: string, machine: Machine = thisMachine()): number {
  if (text === '') {
    const most = Math.min(MAX_BY_DEFAULT, machine.cores - 1, Math.floor(machine.bytes / GIGABYTE))
    return Math.max(1, most)
  }
  const count = Number(text)
  if (!Number.isInteger(count) || count < 1 || count > MOST)
    throw new Error(`SERVER_PROCESSES must be 1 to ${MOST}, not ${text}`)
  return count
}

function thisMachine(): Machine {
  // 0 or a number beyond any memory without a limit.
  const limit = process.constrainedMemory() || Infinity
  return { cores: availableParallelism(), bytes: Math.min(limit, totalmem()) }
}
