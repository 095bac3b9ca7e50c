import type { MessageDescriptor } from '@lingui/core'
import { Trans } from '@lingui/react/macro'
import { Box, Button, Flex, type TableProps, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { ApiProblem } from '../../../../api/problem.ts'
import type { CommandInput } from '../../../../api/use-command.ts'
import { Fact, Facts } from '../../../../ui/card/facts.tsx'
import { Sheet } from '../../../../ui/sheet/sheet.tsx'
import type { Endpoint } from '../../../../../contract/base/endpoint.ts'
import type { Undoable } from '../../../../../contract/case/define-case.ts'
import { announceDecision, type DecidedCase } from '../last-decision.ts'
import { sheetBody } from '../../desk/cells.tsx'
import {
  CancelButton,
  CommandAlert,
  CommandButton,
  type CommandState,
  DecisionEffects,
  type RefusalWords,
  useOperatorCommand,
} from '../../desk/command.tsx'

interface CaseFact {
  name: ReactNode
  value: ReactNode
  lang: 'ko' | undefined
}

/** What is known of a case; left out without a value. */
export const fact = (name: ReactNode, value: ReactNode, lang?: 'ko'): CaseFact => ({ name, value, lang })

const isKnown = (value: ReactNode) => value !== null && value !== undefined && value !== false

interface CaseFactsProps extends TableProps {
  facts: readonly (CaseFact | false)[]
}

export const CaseFacts = ({ facts, ...props }: CaseFactsProps) => (
  <Facts {...props}>
    {facts.map(
      (each, place) =>
        each &&
        isKnown(each.value) && (
          <Fact key={place} name={each.name} lang={each.lang}>
            {each.value}
          </Fact>
        ),
    )}
  </Facts>
)

/** A case of a list, in a sheet over it. */
export interface CaseProps<Row> {
  row: Row
  /** The case as its decisions are announced. */
  decided: DecidedCase
  onClose: () => void
}

interface CaseSheetProps {
  title: ReactNode
  about?: ReactNode
  facts?: CaseFactsProps['facts']
  /** What can be decided, and warnings before it. */
  children?: ReactNode
  wide?: boolean
  onClose: () => void
}

/** A case in a sheet over its list: what it is about, what is known, and what can be decided. */
export const CaseSheet = ({ title, about, facts, children, wide, onClose }: CaseSheetProps) => (
  <Sheet open fit wide={wide} title={title} onClose={onClose}>
    <Flex {...sheetBody}>
      {about}
      {facts && <CaseFacts facts={facts} />}
      {children}
    </Flex>
  </Sheet>
)

interface Choice {
  label: ReactNode
  /** Decides at once; a rejection is shown above the buttons. Without it, the form around it is submitted. */
  onDecide?: () => Promise<unknown>
  /** Asks for more first, which also works offline. */
  onAsk?: () => void
  /** Whether it stands out; the first one does. */
  isMain?: boolean
  isDisabled?: boolean
}

interface DecisionFormProps {
  command: CommandState
  children?: ReactNode
  /** What the decision does and who is told. */
  effects?: ReactNode
  isCompanyTold?: boolean
  isFinal?: boolean
  refusals?: RefusalWords
  choices: readonly Choice[]
  onCancel?: () => void
  /** Replaces "Cancel". */
  cancel?: ReactNode
}

/** The decision of a case in a sheet: its fields, what it does, why it failed, and a button for each choice. */
export function DecisionForm(props: DecisionFormProps) {
  const { command, children, effects, isCompanyTold, isFinal, refusals, choices, cancel, onCancel } = props
  const { error, isOver = false } = command
  const offered = isOver ? [] : choices
  return (
    <>
      {children}
      {effects && <DecisionEffects isCompanyTold={isCompanyTold}>{effects}</DecisionEffects>}
      {error && (
        <Box tabIndex={-1} ref={focusIfLost}>
          <CommandAlert error={error} words={{ ...general, ...refusals }} />
        </Box>
      )}
      {isFinal && !isOver && (
        <Text size="sm" c="dimmed">
          <Trans>This cannot be undone.</Trans>
        </Text>
      )}
      {offered.map(({ label, onDecide, onAsk, isMain, isDisabled }, place) => {
        const look = { fullWidth: true, variant: (isMain ?? place === 0) ? 'filled' : 'default' }
        if (onAsk)
          return (
            <Button key={place} {...look} onClick={onAsk}>
              {label}
            </Button>
          )
        return (
          <CommandButton
            key={place}
            {...look}
            type={onDecide ? 'button' : 'submit'}
            isBusy={command.isPending}
            disabled={isDisabled}
            onClick={() => command.isPending || void onDecide?.().catch(() => null)}
          >
            {label}
          </CommandButton>
        )
      })}
      {onCancel && <CancelButton onCancel={onCancel}>{cancel}</CancelButton>}
    </>
  )
}

/** The buttons go with the decision, which is made. */
function focusIfLost(alert: HTMLElement | null): void {
  setTimeout(() => {
    if (document.activeElement === document.body) alert?.focus()
  })
}

const decidedMeanwhile = <Trans>It was decided meanwhile. Please close this and look at it again.</Trans>

const general: RefusalWords = { PRECONDITION_FAILED: decidedMeanwhile, ORDER_STATE: decidedMeanwhile }

interface AfterDecision {
  /** Closes the case, or opens the next one: then it tells the name of that, or null if none is left. */
  onDecided?: () => Promise<string | null> | void
  /** Reads the case again, which may have changed, where the decision failed. */
  onReload?: () => void
}

/** A command that decides a case: what it decided is announced on every page of the console, with its undo. */
export function useDecision<E extends Endpoint>(
  endpoint: E,
  decided: DecidedCase,
  { onDecided, onReload }: AfterDecision = {},
) {
  const { sendAsync, isPending, error } = useOperatorCommand(endpoint)
  const { advance, ...about } = decided
  // The arguments of a command depend on its endpoint, which TypeScript does not resolve for a generic one.
  const call = sendAsync as (input: unknown) => Promise<{ data?: { undo?: Undoable } }>
  /**
   * @param text announces the decision
   * @returns what follows it: the next case, and the announcement
   * @throws what the call throws, which is also in `error`
   */
  const send = async (
    text: MessageDescriptor | ((undo: Undoable) => MessageDescriptor),
    input: CommandInput<E>,
  ): Promise<() => Promise<void>> => {
    const { data } = await call(input).catch((failure: unknown) => {
      onReload?.()
      throw failure
    })
    const { undo = null } = data ?? {}
    return async () => {
      // It is decided, also where the next case cannot be read.
      const next = await Promise.resolve((advance ?? onDecided)?.()).catch(() => undefined)
      announceDecision({
        ...about,
        text: typeof text === 'function' ? text(undo) : text,
        undo,
        ...(next !== undefined && { next }),
      })
    }
  }
  const decide = async (...decision: Parameters<typeof send>) => (await send(...decision))()
  // What a page shows is read again. A sheet shows what its list had.
  const isOver = !onReload && error instanceof ApiProblem && error.code in general
  return { send, decide, isPending, error, isOver }
}
