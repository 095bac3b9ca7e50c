import * as z from 'zod/mini'
import { command as declareCommand, read as declareRead, type Route, type Terms } from '../base/endpoint.ts'
import type { ErrorCode } from '../base/errors.ts'
import { ById, Cursor, inPages } from '../base/schema.ts'
import { endsAfterStart, OPERATOR_PAGE, period } from './schema.ts'

type Schema = z.ZodMiniType

type ParamsIn<Path> = Path extends `${string}/:id${string}` ? typeof ById : Schema

/** The id that a path has, and that there may be nothing with it. */
const idIn = <const Path extends Route>(route: Path, errors: readonly ErrorCode[] = []) =>
  (route.includes('/:id') ? { params: ById, errors: ['NOT_FOUND', ...errors] } : { errors }) as {
    params?: ParamsIn<Path>
    errors: readonly ErrorCode[]
  }

/** Declares a read of the console; its parameters, and what may be missing, follow from its path. */
export const read = <
  const Path extends Route & `${'GET' | 'POST'} /${string}`,
  Q extends Schema,
  B extends Schema,
  A extends Schema,
  Audited extends boolean = false,
>(
  name: string,
  route: Path,
  terms: Terms<Q, B, A, false, Audited>,
) => declareRead(name, route, { ...terms, ...idIn(route, terms.errors), by: 'OPERATOR' })

/** Declares a command of the console; its parameters, and what may be missing, follow from its path. */
export const command = <
  const Path extends Route,
  Q extends Schema,
  B extends Schema,
  A extends Schema,
  IgnoresKey extends boolean = false,
>(
  name: string,
  route: Path,
  terms: Terms<Q, B, A, IgnoresKey>,
) => declareCommand(name, route, { ...terms, ...idIn(route, terms.errors), by: 'OPERATOR' })

/** Where a list of records continues. */
export const position = { after: z.optional(Cursor) }

/** Query, answer and errors of a list whose filter has days. */
export const filteredBy = <
  Filter extends typeof period & Record<string, Schema>,
  Row extends Schema,
  Position extends Record<string, Schema> = typeof period,
>(
  filter: Filter,
  row: Row,
  place = {} as Position,
) => {
  const { query, ...answered } = inPages(row, OPERATOR_PAGE, { ...filter, ...place })
  // The filter has these days, which its type says only once it is known.
  const isInOrder = endsAfterStart as z.core.$ZodCheck<unknown>
  return { ...answered, query: query.check(isInOrder), errors: ['VALIDATION'] as const }
}
