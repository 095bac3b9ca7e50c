import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, type ButtonProps, Flex, Text } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { Envelope } from '../../../api/api.ts'
import { ApiProblem } from '../../../api/problem.ts'
import { type CommandInput, type CommandOptions, useCommand } from '../../../api/use-command.ts'
import { isCut } from '../../../browser/connectivity.ts'
import { useConnectivity } from '../../../browser/use-connectivity.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { CheckIcon, InfoIcon, TriangleIcon } from '../../../ui/icon/icons.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import type { DataOf, Endpoint } from '../../../../contract/base/endpoint.ts'
import type { ErrorCode } from '../../../../contract/base/errors.ts'
import { getJob, listJobs } from '../../../../contract/job/job.ts'
import { listAdvertisements, listBanners, listMainNews, listNews } from '../../../../contract/site/news.ts'
import { DecidedBefore } from '../../../../contract/operator/decision.ts'
import type { ActingOperator } from '../../../../contract/operator/schema.ts'
import { secondLine, sheetBody } from './cells.tsx'

interface CommandButtonProps extends ButtonProps, Omit<ComponentProps<'button'>, keyof ButtonProps> {
  /** Whether the command is pending. */
  isBusy?: boolean
}

/** Button of an operator's command. Offline it does nothing and says so, but keeps the focus, unlike a disabled one. */
export function CommandButton({ isBusy = false, onClick, children, ...rest }: CommandButtonProps) {
  const isOffline = isCut(useConnectivity())
  return (
    <Button
      {...rest}
      aria-disabled={isOffline || undefined}
      aria-busy={isBusy}
      // Also keeps a form from being submitted.
      onClick={isOffline ? (event) => event.preventDefault() : onClick}
    >
      {isOffline ? <Trans>{children} (needs internet)</Trans> : children}
    </Button>
  )
}

/** Warns before a decision, or says why it was refused. */
export const Warning = ({ children }: { children: ReactNode }) => (
  <Alert color="red" icon={<TriangleIcon size={20} />}>
    {children}
  </Alert>
)

/** Tells what is so, without a warning. */
export const Note = ({ children }: { children: ReactNode }) => (
  <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
    {children}
  </Alert>
)

/** Tells that something is done. */
export const Done = ({ children }: { children: ReactNode }) => (
  <Alert color="green" icon={<CheckIcon size={20} />}>
    {children}
  </Alert>
)

/** Error texts of one command, where the general ones do not fit. */
export type RefusalWords = Partial<Record<ErrorCode, ReactNode>>

/** Explains why a command failed, and names the operator who decided before. */
export function CommandAlert({ error, words = {} }: { error: Error; words?: RefusalWords }) {
  if (!(error instanceof ApiProblem) || !words[error.code]) return <RequestAlert error={error} />
  const before = DecidedBefore.safeParse(error.data).data
  return (
    <Warning>
      {words[error.code]}
      {before && <DecidedBy by={before.decidedBy} date={before.decidedDate} />}
    </Warning>
  )
}

/** Who decided, and when; without a name where the account is removed, or it was the command line. */
export function DecidedBy({ by, date }: { by: ActingOperator; date: string | null }) {
  const { t } = useLingui()
  const format = useFormat()
  if (date === null) return null
  const [name, when] = [by?.name, format.moment(date)]
  return <p>{name === undefined ? t`Decided: ${when}` : t`Decided by ${name}: ${when}`}</p>
}

interface DecisionEffectsProps {
  /** What the decision does, and who is told. */
  children: ReactNode
  /** Whether the company that asked for it is told. */
  isCompanyTold?: boolean
  /** How it is taken back; by default with the undo of a decision. */
  back?: ReactNode
}

/** What a decision does, who is told and how it is taken back, above its button. */
export const DecisionEffects = ({ children, isCompanyTold, back = <UndoTime /> }: DecisionEffectsProps) => (
  <Text size="sm" c="dimmed">
    {children}{' '}
    {isCompanyTold && (
      <Trans>The company gets a notification now, and an email once this can no longer be undone.</Trans>
    )}{' '}
    {back}
  </Text>
)

const UndoTime = () => <Trans>You can undo this for ten minutes, unless somebody acts on it.</Trans>

interface DecisionSubjectProps {
  /** Of the posting, the job offer, the company or the member. */
  name: ReactNode
  /** Whose it is. */
  company?: string | undefined
}

/** Names what a dialog decides on, as the page behind it is hidden. */
export const DecisionSubject = ({ name, company }: DecisionSubjectProps) => (
  <p lang="ko">
    <b>{name}</b>
    {company !== undefined && <Text {...secondLine}>{company}</Text>}
  </p>
)

/** What a form or sheet shows of its command. */
export interface CommandState {
  isPending: boolean
  error: Error | null
  /** Whether what was seen is not so any more, so that nothing can be decided. */
  isOver?: boolean
}

interface ConfirmSheetProps {
  title: ReactNode
  /** Explains the consequences. */
  children: ReactNode
  /** Label of the confirming button. */
  action: ReactNode
  command: CommandState
  refusals?: RefusalWords
  /** Acts; the sheet closes once it is done. */
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/** Asks for confirmation of an act that is irreversible or visible to others. */
export function ConfirmSheet(props: ConfirmSheetProps) {
  const { title, children, action, command, refusals, onConfirm, onClose } = props
  return (
    <Sheet open fit title={title} onClose={onClose}>
      <Flex {...sheetBody}>
        {children}
        {command.error && <CommandAlert error={command.error} words={refusals} />}
        <CommandButton
          fullWidth
          isBusy={command.isPending}
          onClick={() => command.isPending || void onConfirm().then(onClose, () => null)}
        >
          {action}
        </CommandButton>
        <CancelButton onCancel={onClose} />
      </Flex>
    </Sheet>
  )
}

/** Closes a sheet without an effect. */
export const CancelButton = ({ onCancel, children }: { onCancel: () => void; children?: ReactNode }) => (
  <Button fullWidth variant="subtle" color="gray" onClick={onCancel}>
    {children ?? <Trans>Cancel</Trans>}
  </Button>
)

type OperatorCommandOptions<E extends Endpoint> = Pick<
  CommandOptions<CommandInput<E>, Envelope<DataOf<E>>>,
  'form' | 'onSuccess'
>

/** The command hook, for the console: an operator's command also refetches what it may have changed. */
export function useOperatorCommand<E extends Endpoint>(endpoint: E, options: OperatorCommandOptions<E> = {}) {
  const queries = useQueryClient()
  return useCommand(endpoint, {
    ...options,
    onSuccess: (answer, input) => {
      void refetchAll(queries)
      return options.onSuccess?.(answer, input)
    },
    onError: (error) => {
      if (error instanceof ApiProblem && STALE.includes(error.code)) void refetchAll(queries)
    },
  })
}

/** The case or list that the operator saw is no longer as it was. */
const STALE: readonly ErrorCode[] = ['JOB_STATE', 'ORDER_STATE', 'PRECONDITION_FAILED', 'UNDO_REFUSED']

const PUBLIC = [getJob, listJobs, listNews, listMainNews, listBanners, listAdvertisements].map(
  ({ name }) => name,
)

/** Refetches all queries: an act affects several sections, the audit trail, and cached public pages. */
export function refetchAll(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({
    predicate: ({ queryKey: [name] }) =>
      typeof name === 'string' && (name.startsWith('operator.') || PUBLIC.includes(name)),
  })
}
