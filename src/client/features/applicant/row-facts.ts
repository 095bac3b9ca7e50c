import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { OpenApplicant } from '../../../contract/employer/applicant.ts'
import { shortRightTexts } from '../../entities/applicant/applicant-right.tsx'
import { careerTexts } from '../../entities/applicant/career-text.ts'
import { countryName } from '../../entities/country/country-name.ts'
import { rightColors } from '../../entities/work-right/right-colors.ts'
import { koreanCapabilityLabels } from '../../i18n/candidate-labels.ts'
import { useLanguage } from '../../i18n/use-language.ts'

/** An applicant's facts, each as a few words in one line. */
interface RowFacts {
  country: string
  korean: string
  right: string
  rightColor: string
  career: string
}

export function useRowFacts(): (applicant: OpenApplicant) => RowFacts {
  const { i18n } = useLingui()
  const langCode = useLanguage()
  return ({ countryIsoCode, koreanCapability, workRight, jobCategoryPeriodTypeMap }) => ({
    country: countryName(countryIsoCode, langCode) ?? i18n._(msg`Other country`),
    korean: koreanCapability ? i18n._(koreanCapabilityLabels[koreanCapability]) : i18n._(msg`Not given`),
    // Answers cached by an older build do not say.
    right: workRight === undefined ? '' : i18n._(shortRightTexts[workRight ?? 'NONE']),
    rightColor: workRight == null ? 'dimmed' : rightColors[workRight],
    career: careerTexts(i18n, jobCategoryPeriodTypeMap)[0] ?? i18n._(msg`No experience added`),
  })
}
