import type { Success } from '../../contract/base/endpoint.ts'
import type { Snapshot } from './query-for.ts'

/** Turns an answer embedded in the page into a snapshot; null for anything but a success. */
export function firstSnapshot(answer: unknown, now: number): Snapshot<unknown> | null {
  if (!isSuccess(answer)) return null
  const { data, totalCount, totalPages } = answer
  return {
    data,
    ...(totalCount === undefined ? {} : { totalCount }),
    ...(totalPages === undefined ? {} : { totalPages }),
    askedAt: now,
  }
}

function isSuccess(value: unknown): value is Success<unknown> {
  return (
    typeof value === 'object' && value !== null && 'responseCode' in value && value.responseCode === 'SUCCESS'
  )
}
