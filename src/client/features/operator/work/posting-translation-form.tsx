import { Trans } from '@lingui/react/macro'
import { Alert, Flex } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import type { AnnouncementTranslation } from '../../../../contract/job/announcement-translation.ts'
import type { TranslationLanguage } from '../../../../contract/message/written-translation.ts'
import { type OperatorPosting, translatePosting } from '../../../../contract/operator/posting.ts'
import {
  EMPTY_TRANSLATION,
  TranslationFields,
  type TranslationValues,
  isTranslation,
} from '../../../entities/announcement/translation-fields.tsx'
import { useDraft } from '../../../offline/drafts/use-draft.ts'
import { LoadingBlocks } from '../../../ui/page/states.tsx'
import { CommandAlert } from '../desk/command-alert.tsx'
import { CommandButton } from '../desk/command-button.tsx'
import { useOperatorCommand } from '../desk/use-operator-command.ts'
import { postingCase } from '../queries.ts'
import { CheckIcon, InfoIcon } from '../../../ui/icon/icons.tsx'

interface PostingTranslationFormProps {
  posting: OperatorPosting
  langCode: TranslationLanguage
  stored: AnnouncementTranslation | undefined
}

/** An operator's words for a posting in one language; kept on the device while they are typed. */
export function PostingTranslationForm({ posting, langCode, stored }: PostingTranslationFormProps) {
  const queries = useQueryClient()
  const written: TranslationValues = stored
    ? { title: stored.title, details: stored.details }
    : EMPTY_TRANSLATION
  const draft = useDraft(`operator-translation:${posting.id}:${langCode}`, written, isTranslation)
  const [typed, setTyped] = useState<TranslationValues | null>(null)
  const [saved, setSaved] = useState<TranslationValues>()
  const latest = useRef<TranslationValues>(undefined)
  const { send, isPending, error } = useOperatorCommand(translatePosting)
  if (!draft.ready) return <LoadingBlocks rows={2} form="text" />
  const values = typed ?? draft.value
  const change = (part: Partial<TranslationValues>) => {
    const next = { ...values, ...part }
    setTyped(next)
    latest.current = next
    draft.save(next)
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    latest.current = values
    const of = { title: posting.title, details: posting.details }
    const input = { params: { id: posting.id }, body: { langCode, ...values, of } }
    send(input, {
      onSuccess: ({ data }) => {
        queries.setQueryData(postingCase(posting.id).queryKey, { data, etag: undefined, askedAt: Date.now() })
        setSaved(values)
        if (latest.current === values) void draft.clear()
      },
    })
  }
  return (
    <Flex component="form" direction="column" gap="md" miw={0} noValidate onSubmit={save}>
      {stored?.isOlder && (
        <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
          <Trans>The posting was changed after this translation. Check it and save it again.</Trans>
        </Alert>
      )}
      <TranslationFields original={posting} values={values} onChange={change} />
      {error && <CommandAlert error={error} />}
      {saved !== undefined && saved === values && (
        <Alert color="green" icon={<CheckIcon size={20} />}>
          <Trans>Saved. Readers of this language see it beside the original.</Trans>
        </Alert>
      )}
      <CommandButton type="submit" isBusy={isPending}>
        <Trans>Save the translation</Trans>
      </CommandButton>
    </Flex>
  )
}
