import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Resume } from '../../../contract/candidate/resume.ts'
import { countries } from '../../entities/country/countries-query.ts'
import { TranslatedText } from '../../entities/translation/translated-text.tsx'
import { PhraseLines } from '../../entities/phrase/lazy.ts'
import { Optional } from '../../ui/field/optional.tsx'
import { Section } from '../../ui/page/page.tsx'
import { writtenLanguage } from '../../entities/translation/written-language.ts'

/** The introduction with a translation. */
export function Introduction({ resume }: { resume: Resume }) {
  const native = useQuery(countries()).data?.data.find(
    ({ countryIsoCode }) => countryIsoCode === resume.countyIsoCode,
  )?.langCode
  return (
    <Section surface id="introduction" title={<Trans>Self-introduction</Trans>}>
      {resume.phrases && resume.phrases.length > 0 && (
        <Optional>
          <PhraseLines phrases={resume.phrases} />
        </Optional>
      )}
      {resume.introduction ? (
        <TranslatedText
          key={resume.introduction}
          text={resume.introduction}
          source={writtenLanguage(resume.introduction, native)}
          of={{ field: 'RESUME_INTRODUCTION', id: resume.resumeId }}
        />
      ) : (
        !resume.phrases?.length && (
          <Text inherit c="dimmed">
            <Trans>Nothing was written.</Trans>
          </Text>
        )
      )}
    </Section>
  )
}
