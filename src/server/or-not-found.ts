import { AppError } from '../contract/base/errors.ts'

/** What was looked for. @throws AppError NOT_FOUND */
export async function orNotFound<Found>(looked: Promise<Found | undefined>): Promise<Found> {
  const found = await looked
  if (found === undefined) throw new AppError('NOT_FOUND')
  return found
}
