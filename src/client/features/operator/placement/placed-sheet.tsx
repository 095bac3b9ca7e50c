import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Flex, NativeSelect, Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { ApiProblem } from '../../../api/problem.ts'
import { useCommand } from '../../../api/use-command.ts'
import type { ImageValue } from '../../../entities/image/image-value.ts'
import { useImageUrl } from '../../../entities/image/use-image-url.ts'
import { SaveError } from '../../../entities/outbox/save-error.tsx'
import { fieldErrorsOf } from '../../../forms/field-errors.ts'
import { Form } from '../../../forms/form.tsx'
import { languages } from '../../../i18n/languages.ts'
import type { UsedDraft } from '../../../offline/drafts/use-draft.ts'
import { CountedField } from '../../../ui/field/counted-field.tsx'
import { Sheet, useStartFocus } from '../../../ui/sheet/sheet.tsx'
import { BANNER_TITLE_LENGTH, MAX_BANNERS } from '../../../../contract/operator/banner.ts'
import { announceDecision } from '../cases/last-decision.ts'
import { Drafted } from '../content/drafted.tsx'
import { ImageMissing, uploaded, UploadedImageField } from '../content/uploaded-image-field.tsx'
import { sheetBody } from '../desk/cells.tsx'
import { CommandAlert, CommandButton, type RefusalWords, useOperatorCommand } from '../desk/command.tsx'
import { fieldText, spoken, useDeskForm } from '../desk/use-desk-form.tsx'
import { errorsOfPeriod, PeriodFields } from '../desk/period.tsx'
import { NewsChoice } from './news-choice.tsx'
import {
  isPlaced,
  type Placed,
  placedBodyOf,
  type PlacedValues,
  placedValuesOf,
  type Placement,
} from './placed-values.ts'

export interface PlacedSheetProps {
  placement: Placement
  /** Null for a new one. */
  row: Placed | null
  onClose: () => void
}

/** Creates or edits a banner or advertisement; the form is stored as a draft. */
export function PlacedSheet(props: PlacedSheetProps) {
  const { placement, row, onClose } = props
  const name = `${placement.draftName}:${row?.id ?? 'new'}`
  return (
    <Sheet open title={row ? placement.words.edit : placement.words.add} onClose={onClose}>
      <Drafted name={name} initial={placedValuesOf(row)} accepts={isPlaced}>
        {(draft) => <PlacedForm {...props} draft={draft} draftName={name} />}
      </Drafted>
    </Sheet>
  )
}

interface PlacedFormProps extends PlacedSheetProps {
  draft: UsedDraft<PlacedValues>
  draftName: string
}

function PlacedForm(props: PlacedFormProps) {
  const { placement, row, draftName } = props
  const { words, ratio, target } = placement
  const { form, saving } = usePlacedForm(props)
  const { t } = useLingui()
  const start = useStartFocus<HTMLDivElement>()
  const { title, picture, langCode } = form.values
  const targetProps = form.getInputProps('target')
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
        <UploadedImageField
          field="picture"
          label={<Trans>Picture</Trans>}
          hint={words.imageHint}
          alt={title}
          draft={draftName}
          value={picture}
          error={form.errors['picture']}
          cropRatio={ratio}
          shape={ratio === undefined ? 'scene' : 'banner'}
          onChange={(chosen) => form.setFieldValue('picture', chosen)}
        />
        {ratio !== undefined && picture && <BannerPreview picture={picture} title={title} ratio={ratio} />}
        {target === 'newsId' ? (
          <NewsChoice
            value={form.values.target}
            error={targetProps.error}
            onChange={targetProps.onChange}
            known={row?.newsId ? { id: row.newsId, title: row.newsTitle ?? '' } : undefined}
          />
        ) : (
          <TextInput
            label={<Trans>Links to</Trans>}
            description={
              <Trans>An address that starts with https://, or a path on this site such as /talent</Trans>
            }
            inputMode="url"
            autoComplete="off"
            {...targetProps}
          />
        )}
        <NativeSelect
          label={<Trans>Readers</Trans>}
          name="langCode"
          value={langCode ?? ''}
          onChange={({ currentTarget }) => {
            const language = languages.find(({ code }) => code === currentTarget.value)
            form.setFieldValue('langCode', language?.code ?? null)
          }}
        >
          <option value="">{t`All languages`}</option>
          {languages.map(({ code, tag, nameInNative }) => (
            <option key={code} value={code} lang={tag}>
              {nameInNative}
            </option>
          ))}
        </NativeSelect>
        <PeriodFields
          start={{ label: t`Shown from`, ...form.getInputProps('starts') }}
          end={{ label: t`Shown until`, ...form.getInputProps('ends') }}
        />
        {saving.error instanceof ImageMissing ? (
          <SaveError error={saving.error} />
        ) : (
          saving.error && <CommandAlert error={saving.error} words={refusals} />
        )}
        <CommandButton type="submit" fullWidth isBusy={saving.isPending}>
          <Trans>Save</Trans>
        </CommandButton>
      </Flex>
    </Form>
  )
}

const refusals: RefusalWords = {
  JOB_STATE: (
    <Trans>There are already {MAX_BANNERS} banners. Remove one that has ended, then save this one.</Trans>
  ),
  PRECONDITION_FAILED: (
    <Trans>
      Another operator has changed this. Save again to replace their version, or cancel to keep it.
    </Trans>
  ),
}

/** What a problem tells of the current version. */
const Current = z.object({ version: z.string() })

function usePlacedForm({ placement, row, draft, onClose }: PlacedFormProps) {
  const { desk, calls, target } = placement
  const queries = useQueryClient()
  const send = useOperatorCommand(row ? calls.edit : calls.create).sendAsync as (
    // The arguments of a command depend on its endpoint, which is one of two kinds here.
    input: object,
  ) => Promise<{ data: Placed }>
  const form = useDeskForm<PlacedValues>(
    (values) => {
      const { imageFileDataId, ...errors } = fieldErrorsOf(
        calls.create.body ?? z.unknown(),
        placedBodyOf(values, target),
      )
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
      textOf: (field, code) => fieldText(field === 'linkUrl' ? 'advertisedUrl' : field, code),
    },
  )
  const saving = useCommand(
    async (values: PlacedValues) => {
      const picture = await uploaded(queries, values.picture)
      // A repeat does not upload it again.
      if (picture !== values.picture) form.setFieldValue('picture', picture)
      const body = placedBodyOf({ ...values, picture }, target)
      return send(row ? { params: { id: row.id }, body, ifMatch: values.version } : { body })
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
        const current = Current.safeParse(error instanceof ApiProblem ? error.data : undefined).data
        if (current) form.setFieldValue('version', current.version)
      },
    },
  )
  return { form, saving }
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
    <div>
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
    </div>
  )
}
