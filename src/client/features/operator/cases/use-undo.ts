import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { undoDecision, UndoRefusal } from '../../../../contract/operator/decision.ts'
import { ApiProblem } from '../../../api/problem.ts'
import { at, type Desk } from '../desk/desks.ts'
import { useCommand } from '../desk/use-command.ts'
import { announceDecision, type LastDecision, noteRefused } from './last-decision.ts'

export const undoRefusals: Record<UndoRefusal['cause'], MessageDescriptor> = {
  OTHER_OPERATOR: msg`Only the operator who decided can undo this.`,
  DONE: msg`This decision was already undone.`,
  TOO_LATE: msg`You can no longer undo this. Ten minutes have passed.`,
  CHANGED: msg`You cannot undo this. The company or another operator has acted since.`,
  APPLIED: msg`You cannot undo this. A worker has applied since.`,
  REFUNDED: msg`You cannot undo this. Money was refunded since.`,
}

/** Why an undo was refused; undefined for other errors. */
export function undoRefusalOf(error: Error | null): MessageDescriptor | undefined {
  if (!(error instanceof ApiProblem) || error.code !== 'UNDO_REFUSED') return undefined
  const refusal = UndoRefusal.safeParse(error.data)
  return refusal.success ? undoRefusals[refusal.data.cause] : undefined
}

/** Desks whose cases have no page of their own. */
const DECIDED_IN_LISTS: readonly Desk[] = [
  'names',
  'guarantees',
  'arrears',
  'signals',
  'latepay',
  'occupations',
]

export type DecidedCase = Pick<LastDecision, 'desk' | 'id' | 'name' | 'about'>

/** Undoes a decision and opens its case again. */
export function useUndo({ desk, id, name, about }: DecidedCase) {
  const of = about ? { about } : {}
  const navigate = useNavigate()
  const queries = useQueryClient()
  const command = useCommand(undoDecision)
  const undo = (decisionId: string, onRefused?: () => void) => {
    if (command.isPending) return
    const succeed = () => {
      // Shown until the case is read again, the decision would be announced once more.
      queries.removeQueries({
        type: 'inactive',
        predicate: ({ queryKey: [endpoint, ...asked] }) =>
          typeof endpoint === 'string' &&
          endpoint.startsWith('operator.') &&
          JSON.stringify(asked).includes(id),
      })
      announceDecision({ what: 'UNDONE', name, desk, id, ...of, undo: null })
      // The button goes with the decision; the screen that opens moves the focus on to its case.
      document.getElementById('main')?.focus({ preventScroll: true })
      const isInList = DECIDED_IN_LISTS.includes(desk) || about === 'MESSAGES'
      void navigate({ ...(isInList ? at(desk) : at(desk, id)), search: of })
    }
    const onError = (error: Error) => {
      if (!undoRefusalOf(error)) return
      noteRefused(decisionId)
      onRefused?.()
    }
    command.send({ params: { id: decisionId } }, { onSuccess: succeed, onError })
  }
  return { undo, isPending: command.isPending, error: command.error }
}
