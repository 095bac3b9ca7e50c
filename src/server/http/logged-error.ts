import { DatabaseError } from 'pg'

interface LoggedError {
  type: string
  message: string
  stack: string
  [more: string]: unknown
}

/**
 * What the log keeps of an error. PostgreSQL tells with a failure which row it was about and with what values, which may
 * be anybody's personal data: of that only the names of table, column and constraint are kept.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  return {
    type: error.constructor.name,
    message: error.message,
    stack: error.stack ?? '',
    ...('code' in error ? { code: error.code } : {}),
    ...(error instanceof DatabaseError ? placeOf(error) : {}),
    ...(error.cause === undefined ? {} : { cause: loggedError(error.cause) }),
  }
}

const placeOf = ({ table, column, constraint }: DatabaseError) => ({ table, column, constraint })
