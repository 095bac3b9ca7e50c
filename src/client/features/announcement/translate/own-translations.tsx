import { Trans } from '@lingui/react/macro'
import { Flex, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { TranslationLanguage } from '../../../../contract/message/written-translation.ts'
import { dataTimeOf } from '../../../api/query-for.ts'
import { TranslationLanguageField } from '../../../entities/announcement/translation-language.tsx'
import { isTranslation } from '../../../entities/announcement/translation-values.ts'
import { useUnsent } from '../../../offline/outbox/use-outbox.ts'
import { OptionalLabel } from '../../../ui/field/field-group.tsx'
import { translationEntity } from '../commands.ts'
import { ownTranslations } from '../queries.ts'
import { TranslationForm } from './translation-form.tsx'

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
    <Flex
      component="section"
      direction="column"
      gap="md"
      py={{ base: 'xl', sm: 'xxl' }}
      px={{ base: 'edge', sm: 'xxl' }}
      miw={0}
      bg="var(--surface)"
      bdrs={{ sm: 'lg' }}
      aria-labelledby="own-translations"
    >
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
    </Flex>
  )
}
