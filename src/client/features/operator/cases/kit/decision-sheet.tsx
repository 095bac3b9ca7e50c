import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Flex, NativeSelect, Stack } from '@mantine/core'
import { type ComponentProps, type FocusEvent, type ReactNode, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../../api/query-for.ts'
import type { FieldErrors } from '../../../../forms/field-errors.ts'
import { Form } from '../../../../forms/form.tsx'
import { type ContractForm, useContractForm } from '../../../../forms/use-contract-form.ts'
import { languageName } from '../../../../i18n/language-name.ts'
import { useLanguage } from '../../../../i18n/use-language.ts'
import type { UsedDraft } from '../../../../offline/drafts/use-draft.ts'
import { CountedField } from '../../../../ui/field/counted-field.tsx'
import { Sheet, useStartFocus } from '../../../../ui/sheet/sheet.tsx'
import { fieldErrorTexts } from '../../../../../contract/base/error-texts.ts'
import type { FieldErrorCode } from '../../../../../contract/base/errors.ts'
import { REASON_LENGTH } from '../../../../../contract/operator/member.ts'
import { listRefusalReasons, type Refusable } from '../../../../../contract/operator/decision.ts'
import { DecisionForm } from './case-sheet.tsx'
import { keepWords, keptWords } from '../last-decision.ts'
import { Drafted } from '../../content/drafted.tsx'
import { sheetBody } from '../../desk/cells.tsx'
import { type CommandState, DecisionEffects, type RefusalWords } from '../../desk/command.tsx'
import classes from '../../desk/desk.module.css'
import { spoken } from '../../desk/use-desk-form.tsx'
import { onlyByButton } from '../../desk/only-by-button.ts'

/** What a decision asks for, and how its draft is stored. */
export interface DecisionFields<Values extends object> {
  initial: Values
  /** The values of a stored draft; null if it is of another shape. */
  read: (stored: unknown) => Values | null
  write: (values: Values) => unknown
  /** Values that a draft does not keep. */
  unsaved?: Partial<Values>
}

export interface DecisionSheetProps<Values extends object> {
  title: ReactNode
  action: ReactNode
  draftName: string
  command: CommandState
  fields: DecisionFields<Values>
  rules: (values: Values) => FieldErrors
  refusals?: RefusalWords
  /** What the decision does and who is told. */
  effects?: ReactNode
  isCompanyTold?: boolean
  /** Offers the words again once the decision is undone. */
  canBeUndone?: boolean
  /** Whether Enter in a field sends it, too. */
  isSentByEnter?: boolean
  /** Sends the decision; resolves to what follows once the sheet is closed. */
  onSend: (values: Values) => Promise<(() => Promise<void>) | void>
  onClose: () => void
  children: (form: ContractForm<Values>) => ReactNode
}

/** Asks for what a decision needs to be given: a form that keeps a draft, and is decided by its button. */
export function DecisionSheet<Values extends object>(props: DecisionSheetProps<Values>) {
  const { title, draftName, fields, canBeUndone, onClose } = props
  const accepts = (stored: unknown): stored is unknown => fields.read(stored) !== null
  const written = canBeUndone ? keptWords(draftName, accepts) : undefined
  const initial = written ?? fields.write(fields.initial)
  return (
    <Sheet open fit title={title} onClose={onClose}>
      <Drafted name={draftName} initial={initial} accepts={accepts} rows={2}>
        {(draft) => <DraftedForm {...props} draft={draft} />}
      </Drafted>
    </Sheet>
  )
}

function DraftedForm<Values extends object>(
  props: DecisionSheetProps<Values> & { draft: UsedDraft<unknown> },
) {
  const { action, draftName, fields, rules, refusals, draft, command, effects, isCompanyTold } = props
  const { canBeUndone, isSentByEnter, onSend, onClose, children } = props
  const form = useContractForm<Values>(rules, fields.read(draft.value) ?? fields.initial, {
    mode: 'controlled',
    textOf,
    onValuesChange: (values) => draft.save(fields.write({ ...values, ...fields.unsaved })),
  })
  const element = useStartFocus<HTMLDivElement>()
  const send = async (values: Values) => {
    if (command.isPending) return
    try {
      const goOn = await onSend(values)
      if (canBeUndone) keepWords(draftName, fields.write(values))
      await draft.clear()
      onClose()
      await goOn?.()
    } catch {
      // The error is shown above the button; the sheet stays open.
    }
  }
  return (
    <Form
      className={classes.aboveActions}
      ref={element}
      onKeyDown={isSentByEnter ? undefined : onlyByButton}
      onFocus={showField}
      onSubmit={form.onSubmit(send)}
    >
      <Flex {...sheetBody}>
        {children(form)}
        {effects && (
          <DecisionEffects
            isCompanyTold={isCompanyTold}
            back={canBeUndone ? undefined : <Trans>This cannot be undone.</Trans>}
          >
            {effects}
          </DecisionEffects>
        )}
        <Stack gap="xs" pos={{ sm: 'sticky' }} bottom={0} mb="-1rem" py="sm" bg="var(--surface)">
          <DecisionForm
            command={command}
            refusals={refusals}
            choices={[{ label: action }]}
            onCancel={onClose}
          />
        </Stack>
      </Flex>
    </Form>
  )
}

const textOf = (field: string, code: FieldErrorCode): MessageDescriptor => own[field] ?? fieldErrorTexts[code]

const own: Record<string, MessageDescriptor> = {
  cause: msg`Please choose a reason.`,
  reason: msg`Please give the reason.`,
}

/** A field that the actions cover counts as in sight, so that the browser does not scroll to it by itself. */
function showField({ target }: FocusEvent<HTMLElement>) {
  if (target.matches('input, select, textarea')) target.scrollIntoView({ block: 'nearest' })
}

type Reason = Record<string, string>

const reasonFields = (name: string): DecisionFields<Reason> => ({
  initial: { [name]: '' },
  read: (stored) => (typeof stored === 'string' ? { [name]: stored } : null),
  write: (values) => values[name] ?? '',
})

interface ReasonSheetProps extends Omit<
  DecisionSheetProps<Reason>,
  'action' | 'fields' | 'rules' | 'children' | 'onSend' | 'isSentByEnter'
> {
  /** What is asked for, and its field; a reason unless given. */
  label?: ReactNode
  name?: string
  /** Tells who can read the reason; without it, what a company asked for is rejected. */
  hint?: ReactNode
  action?: ReactNode
  onReason: (reason: string) => Promise<unknown>
  /** The request of a company that is refused, for which there are ready reasons. */
  ready?: ComponentProps<typeof ReadyReasons>['of']
  /** What is decided on, and additional fields. */
  children?: ReactNode
  after?: ReactNode
  /** Validates the additional fields and shows their errors; names those that have one. */
  onCheck?: () => readonly string[]
}

export function ReasonSheet(props: ReasonSheetProps) {
  const {
    hint = <Trans>The company reads it as you write it. Say what is wrong, and what would help.</Trans>,
    action = <Trans>Reject with this reason</Trans>,
    label = <Trans>Reason</Trans>,
    name = 'reason',
    onReason,
    ready,
    children,
    after,
    onCheck = () => [],
    ...sheet
  } = props
  // The field keeps its own text while somebody types.
  const [filled, setFilled] = useState(0)
  return (
    <DecisionSheet
      canBeUndone={ready !== undefined}
      {...sheet}
      action={action}
      fields={reasonFields(name)}
      rules={({ [name]: reason = '' }) => ({
        ...Object.fromEntries(onCheck().map((field) => [field, 'INVALID' as const])),
        ...(reason.trim() === '' ? { [name]: 'REQUIRED' as const } : {}),
      })}
      onSend={async ({ [name]: reason = '' }) => void (await onReason(reason))}
    >
      {(form) => (
        <>
          {children}
          {ready && (
            <ReadyReasons
              of={ready}
              onChoose={(...chosen) => {
                form.setFieldValue(name, withReadyReason(form.getValues()[name] ?? '', ...chosen))
                setFilled(filled + 1)
              }}
            />
          )}
          <ReasonField key={filled} form={form} name={name} label={label} hint={hint} />
          {after}
        </>
      )}
    </DecisionSheet>
  )
}

/** Adds a ready reason to what was typed, in place of the one that was chosen before, unless that was changed. */
export function withReadyReason(typed: string, ready: string, former: string): string {
  const text = typed.trim()
  const kept = former !== '' && text.endsWith(former) ? text.slice(0, -former.length).trim() : text
  return [kept, ready].filter(Boolean).join('\n')
}

interface ReasonFieldProps<Name extends string> {
  form: {
    getValues: () => Readonly<Record<Name, string>>
    errors: Readonly<Record<string, ReactNode>>
    setFieldValue: (name: Name, text: string) => void
  }
  name: Name
  label: ReactNode
  /** Tells who can read it. */
  hint: ReactNode
}

/** Why a case is decided so, or what to note about it. */
export const ReasonField = <Name extends string>({ form, hint, ...field }: ReasonFieldProps<Name>) => (
  <CountedField
    {...field}
    multiline
    description={hint}
    limit={REASON_LENGTH}
    defaultValue={form.getValues()[field.name]}
    error={spoken(form.errors[field.name])}
    onText={(text) => form.setFieldValue(field.name, text)}
  />
)

interface ReadyReasonsProps {
  of: { kind: Refusable; companyId: string }
  /** Takes the reason in the language of the company, and the one before it; empty for none. */
  onChoose: (text: string, former: string) => void
}

/** Offers ready reasons in the operator's language; the company reads them in its own. */
function ReadyReasons({ of: { kind, companyId }, onChoose }: ReadyReasonsProps) {
  const { t } = useLingui()
  const reader = useLanguage()
  const [chosen, setChosen] = useState('')
  const { data } = useQuery(queryFor(listRefusalReasons, { query: { kind, companyId, langCode: reader } }))
  if (!data) return null
  const { langCode, reasons } = data.data
  const language = languageName(langCode, reader)
  return (
    <NativeSelect
      label={<Trans>Ready reasons</Trans>}
      description={
        <Trans>
          The one you choose is added below in the language of the company: {language}. You can change it.
        </Trans>
      }
      data={[
        { value: '', label: t`Choose a reason` },
        ...reasons.map(({ meaning, text }) => ({ value: text, label: meaning })),
      ]}
      // Stays chosen: arrow keys go on from it, through all that lie between.
      value={chosen}
      onChange={({ currentTarget: { value } }) => {
        onChoose(value, chosen)
        setChosen(value)
      }}
    />
  )
}
