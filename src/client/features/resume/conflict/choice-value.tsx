import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { BETWEEN_FACTS } from '../../../../contract/base/between-facts.ts'
import { type Gender, JOB_CATEGORIES, type JobCategory } from '../../../../contract/base/enums.ts'
import { OTHER_COUNTRY } from '../../../../contract/candidate/resume.ts'
import { useFormat } from '../../../i18n/format.ts'
import { koreanCapabilityLabels, workTypeLabels } from '../../../i18n/candidate-labels.ts'
import { categoryLabels, payTypeLabels, periodLabels } from '../../../i18n/labels.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { countries, countryName } from '../../../entities/country/countries-query.ts'
import { regionName } from '../../../entities/region/region-names.ts'
import { allRegions } from '../../../entities/region/regions-query.ts'
import { OccupationNames, PhraseLines } from '../../../entities/phrase/lazy.ts'
import { Optional } from '../../../ui/field/optional.tsx'
import type { Choice, Version } from './versions.ts'

interface ChoiceValueProps {
  choice: Choice
  version: Version
  photoUrl: string | null
}

/** One version's value of one choice, as the resume shows it. */
export function ChoiceValue({ choice, version, photoUrl }: ChoiceValueProps) {
  const { i18n } = useLingui()
  switch (choice) {
    case 'photo':
      return <Photo reference={version.profileImageData} url={photoUrl} />
    case 'nationality':
      return <Nationality version={version} />
    case 'gender':
      return <Value>{version.gender && <GenderName gender={version.gender} />}</Value>
    case 'koreanCapability':
      return (
        <Value>{version.koreanCapability && i18n._(koreanCapabilityLabels[version.koreanCapability])}</Value>
      )
    case 'workType':
      return <Value>{version.workType && i18n._(workTypeLabels[version.workType])}</Value>
    case 'career':
      return <Career version={version} />
    case 'region':
      return <Region version={version} />
    case 'sector':
      return (
        <Value>
          {version.noSelectExpectedJobCategory ? (
            <Trans>No preference</Trans>
          ) : (
            version.expectedJobCategory && i18n._(categoryLabels[version.expectedJobCategory])
          )}
        </Value>
      )
    case 'phrases':
      return (
        <Optional>
          <PhraseLines phrases={version.phrases ?? []} />
        </Optional>
      )
    case 'occupations':
      return (
        <Optional>
          <OccupationNames codes={version.occupations ?? []} />
        </Optional>
      )
    case 'pay':
      return <Pay version={version} />
    default:
      return <Value>{version[choice]}</Value>
  }
}

function Value({ children }: { children: ReactNode }) {
  if (!children) {
    return (
      <Text span c="dimmed">
        <Trans comment="Nothing has been written or chosen here">Nothing</Trans>
      </Text>
    )
  }
  return (
    <Text span style={{ whiteSpace: 'pre-line' }}>
      {children}
    </Text>
  )
}

function GenderName({ gender }: { gender: Gender }) {
  if (gender === 'NONE') return null
  return gender === 'MAN' ? <Trans context="gender">Man</Trans> : <Trans context="gender">Woman</Trans>
}

function Photo({ reference, url }: { reference: string | null | undefined; url: string | null }) {
  const { t } = useLingui()
  if (!reference) return <Value>{null}</Value>
  if (url === null) {
    return (
      <Value>
        <Trans>The photo you chose here</Trans>
      </Value>
    )
  }
  return (
    <Box
      component="img"
      src={url}
      alt={t`Photo`}
      width={72}
      height={72}
      bdrs="md"
      style={{ objectFit: 'cover' }}
    />
  )
}

function Nationality({ version }: { version: Version }) {
  const language = useLanguage()
  const known = useQuery(countries()).data?.data
  if (version.countyIsoCode === OTHER_COUNTRY) return <Value>{version.countryEtcText}</Value>
  const country = known?.find(({ countryIsoCode }) => countryIsoCode === version.countyIsoCode)
  return <Value>{country ? countryName(country, language) : version.countyIsoCode?.toUpperCase()}</Value>
}

function Career({ version }: { version: Version }) {
  const { i18n } = useLingui()
  const worked = version.jobCategoryPeriodTypeMap ?? {}
  const rows = JOB_CATEGORIES.flatMap((category: JobCategory) => {
    const period = worked[category]
    return period
      ? [`${i18n._(categoryLabels[category])}${BETWEEN_FACTS}${i18n._(periodLabels[period])}`]
      : []
  })
  return <Value>{rows.length > 0 && rows.join('\n')}</Value>
}

function Region({ version }: { version: Version }) {
  const language = useLanguage()
  const known = useQuery(allRegions()).data?.data
  if (version.noSelectExpectedRegion) {
    return (
      <Value>
        <Trans>No preference</Trans>
      </Value>
    )
  }
  if (!version.expectedRegionId) return <Value>{null}</Value>
  const region = known?.find(({ id }) => id === version.expectedRegionId)
  return <Value>{region ? regionName(region, language) : <Trans>Chosen</Trans>}</Value>
}

function Pay({ version }: { version: Version }) {
  const { i18n } = useLingui()
  const format = useFormat()
  if (version.noSelectExpectedPayAmount) {
    return (
      <Value>
        <Trans>No preference</Trans>
      </Value>
    )
  }
  const amounts = [version.expectedMinPayAmount, version.expectedMaxPayAmount]
  const range = amounts.every((amount) => !amount)
    ? ''
    : amounts.map((amount) => (amount ? format.number(amount) : '')).join(' – ')
  const type = version.expectedPayType ? i18n._(payTypeLabels[version.expectedPayType]) : ''
  return <Value>{[type, range].filter((word) => word !== '').join(' ')}</Value>
}
