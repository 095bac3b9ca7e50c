import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { BETWEEN_FACTS } from '../../../../contract/base/between-facts.ts'
import type { Gender, JobCategory } from '../../../../contract/base/enums.ts'
import { JOB_CATEGORIES } from '../../../../contract/base/enums.ts'
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
import classes from './conflict-screen.module.css'
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
      return <Text>{version.gender && <GenderName gender={version.gender} />}</Text>
    case 'koreanCapability':
      return (
        <Text>{version.koreanCapability && i18n._(koreanCapabilityLabels[version.koreanCapability])}</Text>
      )
    case 'workType':
      return <Text>{version.workType && i18n._(workTypeLabels[version.workType])}</Text>
    case 'career':
      return <Career version={version} />
    case 'region':
      return <Region version={version} />
    case 'sector':
      return (
        <Text>
          {version.noSelectExpectedJobCategory ? (
            <Trans>No preference</Trans>
          ) : (
            version.expectedJobCategory && i18n._(categoryLabels[version.expectedJobCategory])
          )}
        </Text>
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
      return <Text>{version[choice]}</Text>
  }
}

function Text({ children }: { children: ReactNode }) {
  if (!children) {
    return (
      <span className={classes.empty}>
        <Trans comment="Nothing has been written or chosen here">Nothing</Trans>
      </span>
    )
  }
  return <span className={classes.value}>{children}</span>
}

function GenderName({ gender }: { gender: Gender }) {
  if (gender === 'NONE') return null
  return gender === 'MAN' ? <Trans context="gender">Man</Trans> : <Trans context="gender">Woman</Trans>
}

function Photo({ reference, url }: { reference: string | null | undefined; url: string | null }) {
  const { t } = useLingui()
  if (!reference) return <Text>{null}</Text>
  if (url === null) {
    return (
      <Text>
        <Trans>The photo you chose here</Trans>
      </Text>
    )
  }
  return <img className={classes.photo} src={url} alt={t`Photo`} width={72} height={72} />
}

function Nationality({ version }: { version: Version }) {
  const language = useLanguage()
  const known = useQuery(countries()).data?.data
  if (version.countyIsoCode === OTHER_COUNTRY) return <Text>{version.countryEtcText}</Text>
  const country = known?.find(({ countryIsoCode }) => countryIsoCode === version.countyIsoCode)
  return <Text>{country ? countryName(country, language) : version.countyIsoCode?.toUpperCase()}</Text>
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
  return <Text>{rows.length > 0 && rows.join('\n')}</Text>
}

function Region({ version }: { version: Version }) {
  const language = useLanguage()
  const known = useQuery(allRegions()).data?.data
  if (version.noSelectExpectedRegion) {
    return (
      <Text>
        <Trans>No preference</Trans>
      </Text>
    )
  }
  if (!version.expectedRegionId) return <Text>{null}</Text>
  const region = known?.find(({ id }) => id === version.expectedRegionId)
  return <Text>{region ? regionName(region, language) : <Trans>Chosen</Trans>}</Text>
}

function Pay({ version }: { version: Version }) {
  const { i18n } = useLingui()
  const format = useFormat()
  if (version.noSelectExpectedPayAmount) {
    return (
      <Text>
        <Trans>No preference</Trans>
      </Text>
    )
  }
  const amounts = [version.expectedMinPayAmount, version.expectedMaxPayAmount]
  const range = amounts.every((amount) => !amount)
    ? ''
    : amounts.map((amount) => (amount ? format.number(amount) : '')).join(' – ')
  const type = version.expectedPayType ? i18n._(payTypeLabels[version.expectedPayType]) : ''
  return <Text>{[type, range].filter((word) => word !== '').join(' ')}</Text>
}
