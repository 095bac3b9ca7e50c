import type { JobFilter } from '../../../../contract/job/job.ts'
import { PAGE_SIZE } from '../../../../contract/base/schema.ts'

/** So many jobs fill a screen. */
const SCREENFUL = 10
/** A rare status must not make a phone read thousands of jobs: after so many blocks the reader is asked. */
const MOST_BLOCKS = 4

/**
 * The filter of a block of jobs that is searched on the device. The first is the page that the search has read anyway,
 * also offline; the others are as large as a page may be, and begin anew.
 */
export const blockOf = (filter: JobFilter, block: number): JobFilter =>
  block === 0 ? { ...filter, pageNumber: 0 } : { ...filter, pageNumber: block - 1, pageSize: PAGE_SIZE.max }

export const blocksIn = (totalCount: number): number =>
  totalCount > PAGE_SIZE.jobs ? 1 + Math.ceil(totalCount / PAGE_SIZE.max) : 1

/**
 * How many blocks are needed: each time the reader goes on, until another screenful is found.
 * @param found in each block that was read, in order
 * @param times the reader has begun or gone on
 */
export function blocksWanted(found: readonly number[], times: number): number {
  let blocks = 0
  for (let time = 0; time < times; time++) {
    const begin = blocks
    let inThese = 0
    while (inThese < SCREENFUL && blocks - begin < MOST_BLOCKS) {
      const inBlock = found[blocks]
      blocks++
      if (inBlock === undefined) return blocks
      inThese += inBlock
    }
  }
  return blocks
}
