import type { Endpoint } from '../../../../../contract/base/endpoint.ts'
import type { Undoable } from '../../../../../contract/operator/decision.ts'
import type { CommandInput } from '../../../../api/use-command.ts'
import { useOperatorCommand } from '../../desk/use-operator-command.ts'
import { announceDecision, type DecidedCase, type LastDecision } from '../last-decision.ts'

/** A command that decides a case: what it decided is announced on every page of the console, with its undo. */
export function useDecision<E extends Endpoint>(endpoint: E, decided: DecidedCase) {
  const { sendAsync, isPending, error } = useOperatorCommand(endpoint)
  /**
   * @param what announces the decision
   * @throws what the call throws, which is also in `error`
   */
  const decide = async (what: LastDecision['what'], input: CommandInput<E>): Promise<void> => {
    // The arguments of a command depend on its endpoint, which TypeScript does not resolve for a generic one.
    const send = sendAsync as (input: unknown) => Promise<{ data: unknown }>
    const { data } = await send(input)
    announceDecision({ ...decided, what, undo: (data as { undo?: Undoable }).undo ?? null })
  }
  return { decide, isBusy: isPending, error }
}
