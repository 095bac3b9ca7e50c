import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Talent } from '../../../contract/candidate/talent.ts'
import { countryName } from '../../entities/country/country-name.ts'
import { OccupationNames } from '../../entities/phrase/lazy.ts'
import { koreanCapabilityLabels, workTypeLabels } from '../../i18n/candidate-labels.ts'
import { useFormat } from '../../i18n/format.ts'
import { categoryLabels, payTypeLabels } from '../../i18n/labels.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Optional } from '../../ui/field/optional.tsx'

/** A candidate's facts, each as a few words in one line. */
interface TalentFacts {
  country: string
  residence: string
  korean: string
  region: string
  pay: string
}

export function useTalentFacts(): (talent: Talent) => TalentFacts {
  const { i18n, t } = useLingui()
  const langCode = useLanguage()
  const format = useFormat()
  const payOf = ({ expectedPayType: type, expectedMinPayAmount: low }: Talent) => {
    if (type === null || low === null) return t`Any pay is fine`
    const least = format.number(low)
    return `${i18n._(payTypeLabels[type])} ${t`from ${least} won`}`
  }
  const regionOf = ({ expectedRegionName, reasons }: Talent) =>
    expectedRegionName ??
    // Any region has more points than none given (fit-verdict.ts).
    (reasons.some(({ reason, points, of }) => reason === 'REGION' && points / of >= 0.7)
      ? t`Any region`
      : t`Not given`)
  return (talent) => ({
    country: countryName(talent.countryIsoCode, langCode) ?? i18n._(msg`Other country`),
    residence: i18n._(workTypeLabels[talent.workType]),
    korean: talent.koreanCapability ? i18n._(koreanCapabilityLabels[talent.koreanCapability]) : t`Not given`,
    region: regionOf(talent),
    pay: payOf(talent),
  })
}

/** The occupations that a candidate wants, else the sector. */
export function WorkFact({ talent: { occupations = [], expectedJobCategory } }: { talent: Talent }) {
  const { i18n, t } = useLingui()
  const sector = expectedJobCategory ? i18n._(categoryLabels[expectedJobCategory]) : t`Not given`
  if (occupations.length === 0) return sector
  return (
    <Optional fallback={sector}>
      <OccupationNames codes={occupations} />
    </Optional>
  )
}
