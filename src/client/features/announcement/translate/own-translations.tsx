import { Trans } from '@lingui/react/macro'
import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { TranslationLanguage } from '../../../../contract/message/written-translation.ts'
import { dataTimeOf } from '../../../api/query-for.ts'
import { useCommand } from '../../../api/use-command.ts'
import { TranslationLanguageField } from '../../../entities/announcement/translation-language.tsx'
import {
  TranslationFields,
  type TranslationValues,
  isTranslation,
} from '../../../entities/announcement/translation-fields.tsx'
import { type Unsent, useUnsent } from '../../../offline/outbox/use-outbox.ts'
import { OptionalLabel } from '../../../ui/field/field-group.tsx'
import { ownTranslations, sendTranslation, translationEntity } from '../commands.ts'
import { OutboxMark, outboxViews } from '../../../entities/outbox/outbox-mark.tsx'
import { SaveError } from '../../../entities/outbox/save-error.tsx'
import { useDraft } from '../../../offline/drafts/use-draft.ts'
import { send } from '../../../offline/outbox/sending.ts'
import { LoadingBlocks } from '../../../ui/page/states.tsx'
import { InfoIcon } from '../../../ui/icon/icons.tsx'
import { Panel } from '../../../ui/page/page.tsx'

interface OwnTranslationsProps {
  job: { id: string; title: string; details: string }
}

/** The employer's own words for a posting in other languages. */
export function OwnTranslations({ job }: OwnTranslationsProps) {
  const result = useQuery(ownTranslations(job.id))
  const unsent = useUnsent()
  const [langCode, setLangCode] = useState<TranslationLanguage>('en')
  const saved = result.data?.data ?? []
  const stored = saved.find((each) => each.langCode === langCode)
  const waiting = unsent(translationEntity(job.id, langCode), result.data ? dataTimeOf(result) : 0)
  const written = isTranslation(waiting?.payload) ? waiting.payload : stored
  const isReady = !result.isLoading
  return (
    <Panel wide gap="md" aria-labelledby="own-translations">
      <h2 id="own-translations">
        <OptionalLabel>
          <Trans>Your posting in other languages</Trans>
        </OptionalLabel>
      </h2>
      <Text size="sm" c="dimmed">
        <Trans>If you or somebody in your company can translate, workers read your words first.</Trans>
      </Text>
      <TranslationLanguageField
        value={langCode}
        written={saved.map((each) => each.langCode)}
        onChoose={setLangCode}
      />
      {isReady && (
        <TranslationForm
          key={langCode}
          job={job}
          langCode={langCode}
          written={{ title: written?.title ?? '', details: written?.details ?? '' }}
          isOlder={waiting === undefined && stored?.isOlder === true}
          state={waiting?.state}
        />
      )}
    </Panel>
  )
}

interface TranslationFormProps {
  job: { id: string; title: string; details: string }
  langCode: TranslationLanguage
  written: TranslationValues
  /** Whether the posting was changed since. */
  isOlder: boolean
  /** Of what was saved on this device. */
  state: Unsent['state'] | undefined
}

/** Title and details in one language; kept on the device while they are typed. */
function TranslationForm({ job, langCode, written, isOlder, state }: TranslationFormProps) {
  const draftName = translationEntity(job.id, langCode)
  const draft = useDraft(draftName, written, isTranslation)
  const [typed, setTyped] = useState<TranslationValues | null>(null)
  const [saved, setSaved] = useState<TranslationValues>()
  const values = typed ?? draft.value
  const save = useCommand(async () => {
    const of = { title: job.title, details: job.details }
    await send(sendTranslation(langCode), {
      params: { id: job.id },
      body: { langCode, ...values, of },
      draft: draftName,
      title: { title: job.title },
    })
    setSaved(values)
    // Also what a pending write would store again.
    await draft.clear()
  })
  if (!draft.ready) return <LoadingBlocks rows={2} form="text" />
  const change = (part: Partial<TranslationValues>) => {
    const next = { ...values, ...part }
    setTyped(next)
    draft.save(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.send()
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        {isOlder && (
          <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
            <Trans>You changed the posting after this translation. Check it and save it again.</Trans>
          </Alert>
        )}
        <TranslationFields original={job} values={values} onChange={change} />
        <SaveError error={save.error} />
        <Group gap="8px 16px">
          <Button type="submit" variant="light">
            <Trans>Save the translation</Trans>
          </Button>
          <span role="status">
            {(typed === null || saved === typed) && state !== undefined && (
              <OutboxMark view={viewOf(state)} />
            )}
          </span>
        </Group>
      </Stack>
    </form>
  )
}

const viewOf = (state: Unsent['state']) => (state === 'SENT' ? 'sent' : outboxViews[state])
