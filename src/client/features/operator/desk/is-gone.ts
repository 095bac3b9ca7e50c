import { ApiProblem } from '../../../api/problem.ts'

/** Whether the server answered that there is no such thing, rather than not at all. */
export const isGone = (error: Error | null): boolean =>
  error instanceof ApiProblem && [400, 404, 410].includes(error.status)
