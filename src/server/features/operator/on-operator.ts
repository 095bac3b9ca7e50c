import type { Endpoint } from '../../../contract/base/endpoint.ts'
import type { z } from '../../../contract/base/schema.ts'
import {
  type CurrentMember,
  type DatabaseFor,
  type HandlerInput,
  on,
  type Outcome,
  type Recorded,
  type Route,
} from '../../http/endpoint-route.ts'

type Schema = z.ZodMiniType

/** Input of an operators' endpoint, with who acts and when for the record of acts. */
type OperatorInput<Params, Query, Body, Kind, IgnoresKey> = HandlerInput<
  Params,
  Query,
  Body,
  CurrentMember,
  DatabaseFor<Kind, IgnoresKey>
> & { by: { operatorId: string; now: Date } }

/** Binds an operators' endpoint to its handler, as `on` does. */
export const onOperator = <
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  A extends Schema,
  Kind extends Endpoint['kind'],
  IgnoresKey extends boolean,
  Audited extends boolean,
>(
  endpoint: Endpoint<P, Q, B, A, 'OPERATOR'> & {
    kind: Kind
    ignoresIdempotencyKey: IgnoresKey
    audited: Audited
  },
  handle: (
    input: OperatorInput<z.output<P>, z.output<Q>, z.output<B>, Kind, IgnoresKey>,
  ) => Promise<Outcome<z.input<A>> & Recorded<Audited>>,
): Route => on(endpoint, (input) => handle({ ...input, by: { operatorId: input.member.id, now: input.now } }))
