import { NativeSelect, Flex } from '@mantine/core'
import * as z from 'zod/mini'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { BANNER_TITLE_LENGTH, MAX_BANNERS } from '../../../../contract/operator/banner.ts'
import { type FieldErrors, errorsOf } from '../../../forms/field-errors.ts'
import { type LanguageCode, languages } from '../../../i18n/languages.ts'
import { ApiProblem } from '../../../api/problem.ts'
import { SaveError } from '../../../entities/outbox/save-error.tsx'
import { useFieldErrors } from '../../../forms/use-field-errors.ts'
import { useDraft, type UsedDraft } from '../../../offline/drafts/use-draft.ts'
import { CountedField } from '../../../ui/field/counted-field.tsx'
import { Sheet, useStartFocus } from '../../../ui/sheet/sheet.tsx'
import { LoadingBlocks } from '../../../ui/page/states.tsx'
import { announceDecision } from '../cases/last-decision.ts'
import { CommandAlert } from '../desk/command-alert.tsx'
import { CommandButton } from '../desk/command-button.tsx'
import { useFieldError } from '../desk/field-error.tsx'
import { useFieldText } from '../desk/field-texts.ts'
import { PeriodFields, unfinishedTimes } from '../desk/period/period-fields.tsx'
import { isPlacedValues, type Placed, type PlacedValues, errorsOfPlaced } from './placed-values.ts'
import { ImageMissing, uploaded } from './upload-image.ts'
import { UploadedImageField } from './uploaded-image-field.tsx'
import { sheetBody } from '../desk/desk-surfaces.ts'

export interface TargetProps {
  value: string
  error: ReactNode
  onChange: (target: string) => void
}

interface PlacedSheetProps {
  title: ReactNode
  draftName: string
  initial: PlacedValues
  /** The contract's field for the target. */
  targetField: 'newsId' | 'linkUrl'
  renderTarget: (props: TargetProps) => ReactNode
  /** Errors of the target. */
  targetErrors: (values: PlacedValues) => FieldErrors
  /** Required shape of the image. */
  imageHint: ReactNode
  /** Saves the values after the image was uploaded. */
  onSave: (values: PlacedValues) => Promise<{ data: Placed }>
  onClose: () => void
}

/** Creates or edits a banner or advertisement; the form is stored as a draft. */
export function PlacedSheet(props: PlacedSheetProps) {
  const { draftName, initial, title, onClose } = props
  const [first] = useState(initial)
  const draft = useDraft(draftName, first, isPlacedValues)
  return (
    <Sheet open title={title} onClose={onClose}>
      {draft.ready ? <PlacedForm {...props} draft={draft} /> : <LoadingBlocks rows={3} form="text" />}
    </Sheet>
  )
}

function PlacedForm(props: PlacedSheetProps & { draft: UsedDraft<PlacedValues> }) {
  const { draftName, targetField, renderTarget, imageHint: pictureHint } = props
  const textOf = useFieldText()
  const errorOf = useFieldError()
  const start = useStartFocus<HTMLDivElement>()
  const { element, values, fieldErrors: errors, change, submit, error, isBusy } = usePlacedForm(props)
  return (
    <form ref={element} noValidate onSubmit={submit}>
      <Flex {...sheetBody}>
        <div ref={start} data-field="title">
          <CountedField
            label={<Trans>Title</Trans>}
            name="title"
            description={<Trans>Describe the picture for people who cannot see it</Trans>}
            limit={BANNER_TITLE_LENGTH}
            defaultValue={values.title}
            error={errorOf('title', errors['title'])}
            onText={(title) => change({ title }, 'title')}
          />
        </div>
        <div data-field="imageFileDataId">
          <UploadedImageField
            label={<Trans>Picture</Trans>}
            hint={pictureHint}
            alt={values.title}
            draft={draftName}
            value={values.picture}
            error={textOf('picture', errors['imageFileDataId'])}
            onChange={(picture) => change({ picture }, 'imageFileDataId')}
          />
        </div>
        <div data-field={targetField}>
          {renderTarget({
            value: values.target,
            error: errorOf(targetField === 'linkUrl' ? 'advertisedUrl' : targetField, errors[targetField]),
            onChange: (chosen) => change({ target: chosen }, targetField),
          })}
        </div>
        <ReadersField
          value={values.langCode ?? null}
          onChange={(langCode) => change({ langCode }, 'langCode')}
        />
        <PeriodFields
          start={{
            label: <Trans>Shown from</Trans>,
            field: 'startsDate',
            value: values.starts,
            error: errorOf('startsDate', errors['startsDate']),
            onChange: (starts) => change({ starts }, 'startsDate'),
          }}
          end={{
            label: <Trans>Shown until</Trans>,
            field: 'endsDate',
            value: values.ends,
            error: errorOf('endsDate', errors['endsDate']),
            onChange: (ends) => change({ ends }, 'endsDate'),
          }}
        />
        {error && <PlacementError error={error} />}
        <CommandButton type="submit" fullWidth isBusy={isBusy}>
          <Trans>Save</Trans>
        </CommandButton>
      </Flex>
    </form>
  )
}

interface ReadersFieldProps {
  /** Null for readers of every language. */
  value: LanguageCode | null
  onChange: (langCode: LanguageCode | null) => void
}

function ReadersField({ value, onChange }: ReadersFieldProps) {
  const { t } = useLingui()
  return (
    <div data-field="langCode">
      <NativeSelect
        label={<Trans>Readers</Trans>}
        name="langCode"
        value={value ?? ''}
        onChange={({ currentTarget }) =>
          onChange(languages.find(({ code }) => code === currentTarget.value)?.code ?? null)
        }
      >
        <option value="">{t`All languages`}</option>
        {languages.map(({ code, tag, nameInNative }) => (
          <option key={code} value={code} lang={tag}>
            {nameInNative}
          </option>
        ))}
      </NativeSelect>
    </div>
  )
}

function PlacementError({ error }: { error: Error }) {
  if (error instanceof ImageMissing) return <SaveError error={error} />
  const isFull = (
    <Trans>There are already {MAX_BANNERS} banners. Remove one that has ended, then save this one.</Trans>
  )
  const isOlder = (
    <Trans>
      Another operator has changed this. Save again to replace their version, or cancel to keep it.
    </Trans>
  )
  return <CommandAlert error={error} words={{ JOB_STATE: isFull, PRECONDITION_FAILED: isOlder }} />
}

function usePlacedForm({
  draft,
  targetField,
  targetErrors,
  onSave,
  onClose,
}: PlacedSheetProps & { draft: UsedDraft<PlacedValues> }) {
  const queries = useQueryClient()
  const [values, setValues] = useState(draft.value)
  const { element, fieldErrors: errors, show, forget } = useFieldErrors()
  const [error, setError] = useState<Error | null>(null)
  const [isBusy, setBusy] = useState(false)
  const keep = (next: PlacedValues) => {
    setValues(next)
    draft.save(next)
  }
  const change = (part: Partial<PlacedValues>, field: string) => {
    keep({ ...values, ...part })
    forget(field)
  }
  const save = async () => {
    setBusy(true)
    setError(null)
    try {
      const picture = await uploaded(queries, values.picture)
      const whole = { ...values, picture }
      if (picture !== values.picture) keep(whole)
      const { id, title: name } = (await onSave(whole)).data
      const what = whole.version === undefined ? 'PLACED' : 'PLACEMENT_SAVED'
      const desk = targetField === 'newsId' ? 'banners' : 'advertisements'
      await draft.clear()
      announceDecision({ what, name, desk, id, undo: null })
      onClose()
    } catch (failure) {
      const atFields = failure instanceof ApiProblem && show(errorsOf(failure.fields))
      // Saving again replaces the version that the alert tells of.
      const version = versionIn(failure)
      if (version !== undefined) keep({ ...values, version })
      if (!atFields) setError(failure instanceof Error ? failure : new Error('not saved', { cause: failure }))
    }
    setBusy(false)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const unfinished = unfinishedTimes(event.currentTarget)
    if (!isBusy && !show({ ...errorsOfPlaced(values), ...targetErrors(values), ...unfinished })) void save()
  }
  return { element, values, fieldErrors: errors, change, submit, error, isBusy }
}

const Current = z.object({ version: z.string() })

/** The current version, of a problem that tells of it. */
function versionIn(error: unknown): string | undefined {
  if (!(error instanceof ApiProblem) || error.code !== 'PRECONDITION_FAILED') return undefined
  return Current.safeParse(error.data).data?.version
}
