import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Flex, Stack } from '@mantine/core'
import { type ReactNode, type RefObject, useEffect } from 'react'
import { fieldErrorTexts } from '../../../../../contract/base/error-texts.ts'
import type { FieldErrorCode } from '../../../../../contract/base/errors.ts'
import type { FieldErrors } from '../../../../forms/field-errors.ts'
import { type ContractForm, useContractForm } from '../../../../forms/use-contract-form.ts'
import { useDraft, type UsedDraft } from '../../../../offline/drafts/use-draft.ts'
import { LoadingBlocks } from '../../../../ui/page/states.tsx'
import { Sheet, useStartFocus } from '../../../../ui/sheet/sheet.tsx'
import { CommandAlert, type RefusalWords } from '../../desk/command-alert.tsx'
import { CommandButton } from '../../desk/command-button.tsx'
import classes from '../../desk/desk.module.css'
import { sheetBody } from '../../desk/desk-surfaces.ts'
import { DecisionEffects } from '../../desk/decision-effects.tsx'
import { useOnlyByButton } from '../../desk/use-only-by-button.ts'
import { keepWords, keptWords } from '../last-decision.ts'
import type { DecisionState } from './decision-form.tsx'

/** What a decision asks for, and how its draft is stored. */
export interface DecisionFields<Values extends object> {
  initial: Values
  /** The values of a stored draft; null if it is of another shape. */
  read: (stored: unknown) => Values | null
  write: (values: Values) => unknown
  /** Values that a draft does not keep. */
  unsaved?: Partial<Values>
}

export interface DecisionSheetProps<Values extends object> extends DecisionState {
  title: ReactNode
  action: ReactNode
  draftName: string
  fields: DecisionFields<Values>
  /** Finds what is missing or wrong. */
  rules: (values: Values) => FieldErrors
  refusals?: RefusalWords
  /** What the decision does and who is told. */
  effects?: ReactNode
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
  const { title, draftName, fields, canBeUndone = false, onClose } = props
  const accepts = (stored: unknown): stored is unknown => fields.read(stored) !== null
  const written = canBeUndone ? keptWords(draftName, accepts) : undefined
  const draft = useDraft(draftName, written ?? fields.write(fields.initial), accepts)
  return (
    <Sheet open fit title={title} onClose={onClose}>
      {draft.ready ? <DraftedForm {...props} draft={draft} /> : <LoadingBlocks rows={2} form="text" />}
    </Sheet>
  )
}

function DraftedForm<Values extends object>(
  props: DecisionSheetProps<Values> & { draft: UsedDraft<unknown> },
) {
  const { action, draftName, fields, rules, refusals = {}, effects, draft, isBusy, error } = props
  const { canBeUndone = false, isSentByEnter = false, onSend, onClose, children } = props
  const form = useContractForm<Values>(rules, fields.read(draft.value) ?? fields.initial, {
    mode: 'controlled',
    textOf,
    onValuesChange: (values) => draft.save(fields.write({ ...values, ...fields.unsaved })),
  })
  const element = useStartFocus<HTMLFormElement>()
  useOnlyByButton(isSentByEnter ? NO_FORM : element)
  useFieldsAboveActions(element)
  const send = async (values: Values) => {
    if (isBusy) return
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
    <form className={classes.aboveActions} ref={element} noValidate onSubmit={form.onSubmit(send)}>
      <Flex {...sheetBody}>
        {children(form)}
        {effects && <DecisionEffects>{effects}</DecisionEffects>}
        <Stack gap="xs" pos={{ sm: 'sticky' }} bottom={0} mb="-1rem" py="sm" bg="var(--surface)">
          {error && <CommandAlert error={error} words={refusals} />}
          <CommandButton type="submit" fullWidth isBusy={isBusy}>
            {action}
          </CommandButton>
          <Button fullWidth variant="subtle" color="gray" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </Stack>
      </Flex>
    </form>
  )
}

const NO_FORM: RefObject<HTMLFormElement | null> = { current: null }

const textOf = (field: string, code: FieldErrorCode): MessageDescriptor => own[field] ?? fieldErrorTexts[code]

const own: Record<string, MessageDescriptor> = {
  cause: msg`Please choose a reason.`,
  reason: msg`Please give the reason.`,
}

/** A field that the actions cover counts as in sight, so that the browser does not scroll to it by itself. */
function useFieldsAboveActions(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const fields = form.current
    const show = ({ target }: FocusEvent) => {
      const isField = target instanceof HTMLElement && target.matches('input, select, textarea')
      if (isField) target.scrollIntoView({ block: 'nearest' })
    }
    fields?.addEventListener('focusin', show)
    return () => fields?.removeEventListener('focusin', show)
  }, [form])
}
