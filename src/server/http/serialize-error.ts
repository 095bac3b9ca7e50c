import { DatabaseError } from 'pg'

interface SerializedError {
  type: string
  message: string
  stack: string
  [more: string]: unknown
}

/**
 * What is logged of an error. PostgreSQL's errors quote rows and values, which may be personal data; only the names
 * of table, column and constraint are logged.
 */
export function serializeError(error: unknown): SerializedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const message = quotesInput(error) ? error.message.replaceAll(/"[^"]*"/g, '"…"') : error.message
  return {
    type: error.constructor.name,
    message,
    stack: (error.stack ?? '').replace(error.message, () => message),
    ...('code' in error ? { code: error.code } : {}),
    ...(error instanceof DatabaseError ? placeOf(error) : {}),
    ...(error.cause === undefined ? {} : { cause: serializeError(error.cause) }),
  }
}

/** Such as `invalid input syntax for type uuid: "what somebody typed"`. */
const quotesInput = (error: unknown): boolean =>
  error instanceof DatabaseError || error instanceof SyntaxError

const placeOf = ({ table, column, constraint }: DatabaseError) => ({ table, column, constraint })
