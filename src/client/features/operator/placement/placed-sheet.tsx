import { msg } from '@lingui/core/macro'
import { Box, Flex, NativeSelect, Text } from '@mantine/core'
import * as z from 'zod/mini'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import {
  BANNER_TITLE_LENGTH,
  type deleteBanner,
  MAX_BANNERS,
  type orderBanners,
} from '../../../../contract/operator/banner.ts'
import { ApiProblem } from '../../../api/problem.ts'
import type { Snapshot } from '../../../api/query-for.ts'
import { useCommand } from '../../../api/use-command.ts'
import { SaveError } from '../../../entities/outbox/save-error.tsx'
import type { FieldErrors } from '../../../forms/field-errors.ts'
import { Form } from '../../../forms/form.tsx'
import { languages } from '../../../i18n/languages.ts'
import { type UsedDraft, useDraft } from '../../../offline/drafts/use-draft.ts'
import { CountedField } from '../../../ui/field/counted-field.tsx'
import { LoadingBlocks } from '../../../ui/page/states.tsx'
import { Sheet, useStartFocus } from '../../../ui/sheet/sheet.tsx'
import { announceDecision } from '../cases/last-decision.ts'
import { sheetBody } from '../desk/cells.tsx'
import { CommandAlert, CommandButton } from '../desk/command.tsx'
import { fieldText } from '../desk/field-texts.ts'
import { errorsOfPeriod } from '../desk/period/period-errors.ts'
import { PeriodFields } from '../desk/period/moment-field.tsx'
import { type DeskForm, spoken, useDeskForm } from '../desk/use-desk-form.tsx'
import { isPlacedValues, type Placed, type PlacedValues, placedValuesOf } from './placed-values.ts'
import { ImageMissing, uploaded, UploadedImageField } from './uploaded-image-field.tsx'
import type { ImageValue } from '../../../entities/image/image-value.ts'
import { useImageUrl } from '../../../entities/image/use-image-url.ts'

/** What operators place on a page, and how it is called. */
export interface Placement<Row extends Placed> {
  desk: 'banners' | 'advertisements'
  words: Record<'add' | 'edit' | 'remove' | 'removed' | 'imageHint', ReactNode> & { caption: string }
  /** Width to height in which the picture is shown; pictures are cropped to it. */
  ratio?: number
  empty: ReactNode
  result: UseQueryResult<Snapshot<Row[]>>
  calls: {
    order: typeof orderBanners
    remove: typeof deleteBanner
    /** Creates it, or edits the given one. */
    save: (values: PlacedValues, row: Row | null) => Promise<{ data: Placed }>
  }
  target: {
    of: (row: Row) => string
    renderCell: (row: Row) => ReactNode
    renderField: (props: TargetProps, row: Row | null) => ReactNode
  }
  /** Errors of the values by the contract's fields. */
  errorsOf: (values: PlacedValues) => FieldErrors
}

export interface TargetProps {
  value: string
  error: ReactNode
  onChange: (target: string) => void
}

interface PlacedSheetProps<Row extends Placed> {
  placement: Placement<Row>
  /** Null for a new one. */
  row: Row | null
  onClose: () => void
}

/** Creates or edits a banner or advertisement; the form is stored as a draft. */
export function PlacedSheet<Row extends Placed>({ placement, row, onClose }: PlacedSheetProps<Row>) {
  const { desk, words, target } = placement
  const [initial] = useState(() => placedValuesOf(row, row ? target.of(row) : ''))
  const name = `operator-${desk === 'banners' ? 'banner' : 'advertisement'}:${row?.id ?? 'new'}`
  const draft = useDraft(name, initial, isPlacedValues)
  return (
    <Sheet open title={row ? words.edit : words.add} onClose={onClose}>
      {draft.ready ? (
        <PlacedForm placement={placement} row={row} draft={draft} draftName={name} onClose={onClose} />
      ) : (
        <LoadingBlocks rows={3} form="text" />
      )}
    </Sheet>
  )
}

interface PlacedFormProps<Row extends Placed> extends PlacedSheetProps<Row> {
  draft: UsedDraft<PlacedValues>
  draftName: string
}

function PlacedForm<Row extends Placed>(props: PlacedFormProps<Row>) {
  const { placement, row, draftName } = props
  const { words, target } = placement
  const { form, saving } = usePlacedForm(props)
  const { t } = useLingui()
  const start = useStartFocus<HTMLDivElement>()
  const { title, picture } = form.values
  return (
    <Form ref={start} onSubmit={form.onSubmit(saving.send)}>
      <Flex {...sheetBody}>
        <CountedField
          label={<Trans>Title</Trans>}
          name="title"
          description={<Trans>Describe the picture for people who cannot see it</Trans>}
          limit={BANNER_TITLE_LENGTH}
          defaultValue={title}
          error={spoken(form.errors['title'])}
          onText={(text) => form.setFieldValue('title', text)}
        />
        <div data-field="picture">
          <UploadedImageField
            label={<Trans>Picture</Trans>}
            hint={words.imageHint}
            alt={title}
            draft={draftName}
            value={picture}
            error={form.errors['picture']}
            cropRatio={placement.ratio}
            shape={placement.ratio === undefined ? 'scene' : 'banner'}
            onChange={(chosen) => form.setFieldValue('picture', chosen)}
          />
          {placement.ratio !== undefined && picture && (
            <BannerPreview picture={picture} title={title} ratio={placement.ratio} />
          )}
        </div>
        <div data-field="target">
          {target.renderField(
            {
              value: form.values.target,
              error: spoken(form.errors['target']),
              onChange: (chosen) => form.setFieldValue('target', chosen),
            },
            row,
          )}
        </div>
        <ReadersField form={form} />
        <PeriodFields
          start={{ label: t`Shown from`, ...form.getInputProps('starts') }}
          end={{ label: t`Shown until`, ...form.getInputProps('ends') }}
        />
        {saving.error && <PlacementError error={saving.error} />}
        <CommandButton type="submit" fullWidth isBusy={saving.isPending}>
          <Trans>Save</Trans>
        </CommandButton>
      </Flex>
    </Form>
  )
}

interface FieldProps {
  form: Omit<DeskForm<PlacedValues>, 'attach'>
}

function ReadersField({ form }: FieldProps) {
  const { t } = useLingui()
  return (
    <NativeSelect
      label={<Trans>Readers</Trans>}
      name="langCode"
      value={form.values.langCode ?? ''}
      onChange={({ currentTarget }) =>
        form.setFieldValue(
          'langCode',
          languages.find(({ code }) => code === currentTarget.value)?.code ?? null,
        )
      }
    >
      <option value="">{t`All languages`}</option>
      {languages.map(({ code, tag, nameInNative }) => (
        <option key={code} value={code} lang={tag}>
          {nameInNative}
        </option>
      ))}
    </NativeSelect>
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

/** Names of the texts, where the field has another one. */
const textFields: Record<string, string> = { imageFileDataId: 'picture', linkUrl: 'advertisedUrl' }

function usePlacedForm<Row extends Placed>({ placement, row, draft, onClose }: PlacedFormProps<Row>) {
  const { desk, calls, errorsOf } = placement
  const queries = useQueryClient()
  const form = useDeskForm<PlacedValues>(
    (values) => {
      const { imageFileDataId, ...errors } = errorsOf(values)
      return {
        ...errors,
        // A picture that is not uploaded yet has no reference.
        ...(imageFileDataId && !values.picture ? { imageFileDataId } : {}),
        ...errorsOfPeriod(
          { field: 'startsDate', value: values.starts },
          { field: 'endsDate', value: values.ends },
        ),
      }
    },
    draft.value,
    {
      onValuesChange: draft.save,
      names: {
        imageFileDataId: 'picture',
        newsId: 'target',
        linkUrl: 'target',
        startsDate: 'starts',
        endsDate: 'ends',
      },
      textOf: (field, code) => fieldText(textFields[field] ?? field, code),
    },
  )
  const saving = useCommand(
    async (values: PlacedValues) => {
      const picture = await uploaded(queries, values.picture)
      // A repeat does not upload it again.
      if (picture !== values.picture) form.setFieldValue('picture', picture)
      return calls.save({ ...values, picture }, row)
    },
    {
      form,
      onSuccess: async ({ data: { id, title: name } }) => {
        await draft.clear()
        const text = row ? msg`Saved: ${name}.` : msg`Added: ${name}.`
        announceDecision({ text, name, desk, id, undo: null })
        onClose()
      },
      onError: (error) => {
        // Saving again replaces the version that the alert tells of.
        const version = versionIn(error)
        if (version !== undefined) form.setFieldValue('version', version)
      },
    },
  )
  return { form, saving }
}

const Current = z.object({ version: z.string() })

/** The current version, of a problem that tells of it. */
function versionIn(error: unknown): string | undefined {
  if (!(error instanceof ApiProblem) || error.code !== 'PRECONDITION_FAILED') return undefined
  return Current.safeParse(error.data).data?.version
}

interface BannerPreviewProps {
  picture: ImageValue
  title: string
  /** Width to height. */
  ratio: number
}

/** A banner as the news page shows it on a phone. */
function BannerPreview({ picture, title, ratio }: BannerPreviewProps) {
  const url = useImageUrl(picture)
  return (
    <Box mt="md">
      <Text size="sm" c="dimmed" pb="xs">
        <Trans>On a phone that is 360 pixels wide:</Trans>
      </Text>
      <Box maw={360} bdrs="lg" bd="1px solid var(--hairline)" style={{ overflow: 'hidden' }} inert>
        {url && (
          <img
            src={url}
            alt=""
            style={{ display: 'block', width: '100%', aspectRatio: ratio, objectFit: 'cover' }}
          />
        )}
        <Text fw={700} px="md" py="sm" mih="calc(2lh + 2 * var(--space-12))" lang="ko">
          {title}
        </Text>
      </Box>
    </Box>
  )
}
