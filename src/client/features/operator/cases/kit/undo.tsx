import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Group, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ApiProblem } from '../../../../api/problem.ts'
import { RequestAlert } from '../../../../entities/answer/request-alert.tsx'
import { useFormat } from '../../../../i18n/format.ts'
import { KeyHint } from '../../../../ui/keyboard/key-hint.tsx'
import { useShortcuts } from '../../../../ui/keyboard/shortcuts.ts'
import type { Undoable } from '../../../../../contract/case/define-case.ts'
import { undoDecision, UndoRefusal } from '../../../../../contract/operator/decision.ts'
import {
  announceDecision,
  type DecidedCase,
  decisions,
  keyPlaceOf,
  noteRefused,
  showUndoOfCase,
} from '../last-decision.ts'
import { hasPages } from '../../desk/case-places.ts'
import { CommandButton, useOperatorCommand, Warning } from '../../desk/command.tsx'
import { at, QUEUE } from '../../desk/desks.ts'
import { OVERVIEW } from './steps.ts'

interface CaseUndoProps {
  undo: Undoable
  decided: DecidedCase
  /** What can be done in its place, where there is no undo any more. */
  alternative?: ReactNode
  onUndone?: () => void
}

/** The undo of the open case. When it goes while the case is open, by a refusal or a reload, a message stays. */
export function CaseUndo({ undo, decided, alternative, onUndone }: CaseUndoProps) {
  const format = useFormat()
  const [offered, setOffered] = useState(undo)
  const [isRefused, setRefused] = useState(false)
  if (undo && undo.decisionId !== offered?.decisionId) {
    setOffered(undo)
    setRefused(false)
  }
  if (!offered) return null
  if (!undo && !isRefused)
    return (
      <Refusal>
        <Trans>You can no longer undo this. The ten minutes are over, or somebody has acted since.</Trans>{' '}
        {alternative}
      </Refusal>
    )
  const until = format.time(offered.until)
  return (
    <Group gap="xs">
      <UndoButton
        key={offered.decisionId}
        decisionId={offered.decisionId}
        decided={decided}
        alternative={alternative}
        onUndone={onUndone}
        onRefused={() => setRefused(true)}
      />
      {!isRefused && (
        <Text size="sm" c="dimmed">
          <Trans>You can undo it until {until}.</Trans>
        </Text>
      )}
    </Group>
  )
}

interface UndoButtonProps extends Pick<CaseUndoProps, 'decided' | 'alternative' | 'onUndone'> {
  decisionId: string
  place?: 'case' | 'notice' | 'earlier'
  /** Id of the text that says which decision it is. */
  describedBy?: string
  onRefused?: () => void
}

export function UndoButton(props: UndoButtonProps) {
  const { decisionId, decided, place = 'case', describedBy, onRefused, onUndone, alternative } = props
  const isInSheet = onUndone !== undefined
  const { i18n } = useLingui()
  const button = useRef<HTMLDivElement>(null)
  const { undo, isPending, error } = useUndo(decided, onUndone)
  const all = useSyncExternalStore(decisions.subscribe, decisions.get, decisions.get)
  // No single key is taken while a sheet is open.
  const hasKey = !isInSheet && keyPlaceOf(all, decisionId) === place
  const focus = () => {
    button.current?.closest('details')?.setAttribute('open', '')
    button.current?.querySelector('button')?.focus()
  }
  useShortcuts(hasKey ? { z: focus } : {})
  const refusal = refusalOf(error)
  const isOfCase = place === 'case' && !refusal
  useEffect(() => (isOfCase ? showUndoOfCase(decisionId) : undefined), [isOfCase, decisionId])
  if (refusal)
    return (
      <Refusal>
        {i18n._(refusal)} {alternative}
      </Refusal>
    )
  return (
    <div ref={button}>
      {error && <RequestAlert error={error} />}
      <CommandButton
        variant="default"
        size="sm"
        isBusy={isPending}
        aria-keyshortcuts={hasKey ? 'Z' : undefined}
        aria-describedby={describedBy}
        onClick={() => undo(decisionId, onRefused)}
      >
        <Trans>Undo</Trans>
        {hasKey && <KeyHint>Z</KeyHint>}
      </CommandButton>
    </div>
  )
}

/** Why there is no undo, in place of its button, whose focus it takes. */
function Refusal({ children }: { children: ReactNode }) {
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) message.current?.focus()
  }, [])
  return (
    <div ref={message} tabIndex={-1}>
      <Warning>{children}</Warning>
    </div>
  )
}

const refusals: Record<UndoRefusal['cause'], MessageDescriptor> = {
  OTHER_OPERATOR: msg`Only the operator who decided can undo this.`,
  DONE: msg`This decision was already undone.`,
  TOO_LATE: msg`You can no longer undo this. Ten minutes have passed.`,
  CHANGED: msg`You cannot undo this. The company or another operator has acted since.`,
  APPLIED: msg`You cannot undo this. A worker has applied since.`,
  REFUNDED: msg`You cannot undo this. Money was refunded since.`,
}

/** Why an undo was refused; undefined for other errors. */
function refusalOf(error: Error | null): MessageDescriptor | undefined {
  if (!(error instanceof ApiProblem) || error.code !== 'UNDO_REFUSED') return undefined
  const { data } = UndoRefusal.safeParse(error.data)
  return data && refusals[data.cause]
}

/** Undoes a decision and opens its case again. */
function useUndo({ desk, id, name, about }: DecidedCase, onUndone?: () => void) {
  const isPage = hasPages(desk, about)
  const navigate = useNavigate()
  const isInQueue = useLocation({
    select: ({ pathname, search: { from } }) => pathname === OVERVIEW.to || from === QUEUE,
  })
  const queries = useQueryClient()
  const { send, isPending, error } = useOperatorCommand(undoDecision)
  const onSuccess = () => {
    // Shown until the case is read again, the decision would be announced once more.
    queries.removeQueries({
      type: 'inactive',
      predicate: ({ queryKey: [endpoint, ...asked] }) =>
        typeof endpoint === 'string' &&
        endpoint.startsWith('operator.') &&
        JSON.stringify(asked).includes(id),
    })
    const text = msg`Decision undone: ${name}.`
    announceDecision({ text, isUndone: true, name, desk, id, ...(about && { about }), undo: null })
    onUndone?.()
    // The button goes with the decision; the screen that opens moves the focus on to its case.
    document.getElementById('main')?.focus({ preventScroll: true })
    const queue = isInQueue ? { from: QUEUE, ...(!isPage && { case: id }) } : {}
    void navigate({
      ...(isPage ? at(desk, id) : at(desk)),
      search: { ...(about && { about }), ...queue },
    })
  }
  const undo = (decisionId: string, onRefused?: () => void) => {
    const onError = (failure: Error) => {
      if (!refusalOf(failure)) return
      noteRefused(decisionId)
      onRefused?.()
    }
    send({ params: { id: decisionId } }, { onSuccess, onError })
  }
  return { undo, isPending, error }
}
