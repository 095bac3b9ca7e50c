import * as z from 'zod/mini'
import type { Endpoint, Terms } from '../base/endpoint.ts'
import { Id, inPages, Instant } from '../base/schema.ts'
import { command, read } from '../operator/call.ts'
import { OPERATOR_PAGE } from '../operator/schema.ts'

type Schema = z.ZodMiniType

/** What the reader can undo now; null for other operators, after the time, once undone, and if it would be refused. */
export const Undoable = z.nullable(z.object({ decisionId: Id, until: Instant }))
export type Undoable = z.output<typeof Undoable>

/** What a decision answers: the status of the case, and how the decision can be undone. */
export const decided = <Answer extends Record<string, Schema>>(answer: Answer) =>
  z.object({ ...answer, undo: Undoable })

/** A filter of a list by state; the first one waits for a decision, and is listed unless another is chosen. */
export const inState = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z._default(z.enum(values), values[0])

/** Declares the calls on cases of one kind, below one path of the console. */
export const caseCalls = <const Path extends string>(path: Path) => ({
  /** @param state parameter that filters by state */
  list: <Row extends Schema, State extends Record<string, Schema>>(
    name: string,
    summary: string,
    row: Row,
    state: State,
  ) => read(`operator.${name}`, `GET /operator/${path}`, { summary, ...inPages(row, OPERATOR_PAGE, state) }),
  get: <Q extends Schema, A extends Schema, Audited extends boolean = false>(
    name: string,
    terms: Terms<Q, Schema, A, false, Audited>,
  ) => read(`operator.${name}`, `GET /operator/${path}/:id`, terms),
  /** @param act last segment of its path */
  decide: <B extends Schema, A extends Schema, IgnoresKey extends boolean = false>(
    name: string,
    act: string,
    terms: Terms<Schema, B, A, IgnoresKey>,
  ) => command(`operator.${name}`, `POST /operator/${path}/:id/${act}`, terms),
  /** Opens what was decided again, at any time. */
  reopen: (name: string, summary: string) =>
    command(`operator.${name}`, `POST /operator/${path}/:id/reopening`, {
      summary,
      answer: z.object({ id: Id }),
      errors: ['JOB_STATE'],
    }),
})

/** The same for cases whose list, and the answer to whose decisions, have one status. */
export const statusCalls = <const Path extends string, const Statuses extends readonly [string, ...string[]]>(
  path: Path,
  statuses: Statuses,
) => {
  const { list, decide } = caseCalls(path)
  return {
    list: <Row extends Schema>(name: string, summary: string, row: Row) =>
      list(name, summary, row, { status: inState(statuses) }),
    decide: <B extends Schema>(name: string, act: string, terms: Omit<Terms<Schema, B, Schema>, 'answer'>) =>
      decide(name, act, { ...terms, answer: decided({ status: z.enum(statuses) }) }),
  }
}

/** What an act on a case is about, by which the record of acts names it. */
export type CaseSubject = 'COMPANY' | 'JOB' | 'REPORT' | 'LATE_PAY' | 'ORDER'

export interface CaseDeclaration {
  /** Section of the console that lists it, and the list in it. */
  section: string
  search?: Record<string, string>
  /** Section with a page for each of its cases; others open over their list. */
  page?: string
  /** Field of the overview that counts those that wait. */
  count: string
  subject: CaseSubject
  /** As what a decision is stored, which can be undone; null for what is done elsewhere and recorded here. */
  decision: string | null
  acts: readonly string[]
  /** Its endpoints; the query of `list` has the filters that the address of the section has. */
  calls: Record<string, Endpoint>
}

/** Declares a kind of case that waits for operators. */
export const defineCase = <const Declared extends CaseDeclaration>(declared: Declared): Declared => declared
