import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Box } from '@mantine/core'
import { useInViewport } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useEffect, useSyncExternalStore } from 'react'
import type { Signal } from '../../../browser/signal.ts'
import { careerTexts } from '../../../entities/applicant/career-text.ts'
import { FormConflict, OtherVersionNote } from '../../../entities/answer/form-conflict.tsx'
import { countryName } from '../../../entities/country/country-name.ts'
import type { ImageValue } from '../../../entities/image/image-value.ts'
import { useImageUrl } from '../../../entities/image/use-image-url.ts'
import { OccupationNames, PhraseLines } from '../../../entities/phrase/lazy.ts'
import { regionIdsOf } from '../../../entities/desired-job/desired-job-rules.ts'
import { regionNames } from '../../../entities/region/region-names.ts'
import { allRegions } from '../../../entities/region/regions-query.ts'
import { birthDateText, type ResumeDraft, type ResumeValues } from '../../../entities/resume/resume-values.ts'
import { koreanCapabilityLabels, workTypeLabels } from '../../../i18n/candidate-labels.ts'
import { phoneNumber, useFormat } from '../../../i18n/format.ts'
import { categoryLabels, payTypeLabels } from '../../../i18n/labels.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import type { OtherVersion } from '../../../offline/drafts/use-other-version.ts'
import { Optional } from '../../../ui/field/optional.tsx'
import { Hidden } from '../../../ui/page/page.tsx'
import type { ResumeConflict } from './use-resume-base.ts'
import { OTHER_COUNTRY } from '../../../../contract/candidate/resume.ts'

const names: Record<ResumeField, MessageDescriptor> = {
  photo: msg`Photo`,
  name: msg`Name`,
  nationality: msg`Nationality`,
  gender: msg`Gender`,
  birthDate: msg`Date of birth`,
  cellphone: msg`Cellphone number`,
  koreanCapability: msg`Korean`,
  career: msg`Work experience`,
  details: msg`About your work`,
  workType: msg`Residence type`,
  introduction: msg`Introduction`,
  phrases: msg({ message: 'In short', comment: 'Sentences that a worker chose for a resume' }),
  region: msg`Desired region`,
  sector: msg`Desired work`,
  occupations: msg({ message: 'Occupation', comment: 'Label: what somebody is who does the work' }),
  pay: msg`Desired pay`,
}

interface ResumeVersionsProps {
  /** The form's values; null until something is typed. */
  typed: Signal<ResumeValues | null>
  start: ResumeValues
  conflict: ResumeConflict | undefined
  kept: OtherVersion<ResumeDraft> | null
  onSeen: (etag: string) => void
  onTheirs: (mine: ResumeValues) => void
  onKept: (values: ResumeValues) => void
}

/** Compares the form with what another device saved meanwhile, else with the version that was not taken before. */
export function ResumeVersions({ typed, start, conflict, kept, ...on }: ResumeVersionsProps) {
  const mine = useDeferredValue(useSyncExternalStore(typed.subscribe, typed.get)) ?? start
  if (conflict) return <Conflict mine={mine} conflict={conflict} {...on} />
  return kept && <Kept mine={mine} kept={kept} onTake={() => on.onKept(kept.value.values)} />
}

interface ConflictProps extends Pick<ResumeVersionsProps, 'onSeen' | 'onTheirs'> {
  mine: ResumeValues
  conflict: ResumeConflict
}

const NOTE = 'resume-versions'

function Conflict({ mine, conflict: { theirs, etag }, onSeen, onTheirs }: ConflictProps) {
  const { ref, inViewport } = useInViewport<HTMLDivElement>()
  useEffect(() => {
    if (inViewport) onSeen(etag)
  })
  return (
    <Box ref={ref} id={NOTE} tabIndex={-1} style={{ outline: 'none' }}>
      <FormConflict
        happened={<Trans>Your resume was changed on another device</Trans>}
        {...useVersions(mine, theirs)}
        onTheirs={() => onTheirs(mine)}
      />
    </Box>
  )
}

/** Brings the comparison into view. */
export const showConflict = () => document.getElementById(NOTE)?.focus()

interface KeptProps {
  mine: ResumeValues
  kept: OtherVersion<ResumeDraft>
  onTake: () => void
}

function Kept({ mine, kept: { value, keptUntil }, onTake }: KeptProps) {
  return <OtherVersionNote keptUntil={keptUntil} {...useVersions(mine, value.values)} onTake={onTake} />
}

function useVersions(mine: ResumeValues, theirs: ResumeValues) {
  const { i18n, t } = useLingui()
  const valuesOf = useShownValues()
  const [shown, others] = [valuesOf(mine), valuesOf(theirs)]
  const nothing = <Trans comment="Nothing has been written or chosen here">Nothing</Trans>
  return {
    head: <Hidden>{t`Differences`}</Hidden>,
    differences: differingFields(mine, theirs).map((field) => ({
      name: i18n._(names[field]),
      mine: shown[field] || nothing,
      theirs: others[field] || nothing,
    })),
  }
}

/** Each field as the resume shows it; empty where nothing was written or chosen. */
function useShownValues(): (values: ResumeValues) => Record<ResumeField, ReactNode> {
  const { i18n, t } = useLingui()
  const language = useLanguage()
  const regions = useQuery(allRegions()).data?.data
  const payText = usePayText()
  const genders = {
    MAN: t({ message: 'Man', context: 'gender' }),
    WOMAN: t({ message: 'Woman', context: 'gender' }),
    NONE: '',
  }
  const regionText = (job: ResumeValues['expectedJob']) => {
    if (job.noSelectExpectedRegion) return t`No preference`
    const ids = regionIdsOf(job)
    return regionNames(ids, regions, language) || (ids.length > 0 && t`Chosen`)
  }
  return ({ expectedJob, phrases = [], ...values }) => ({
    photo: values.photo && <Photo photo={values.photo} />,
    name: values.name,
    nationality: values.countyIsoCode && countryName(values.countyIsoCode, language, values.countryEtcText),
    gender: values.gender && genders[values.gender],
    birthDate: birthDateText(values.birthDate),
    cellphone: phoneNumber(values.cellphone),
    koreanCapability: values.koreanCapability && i18n._(koreanCapabilityLabels[values.koreanCapability]),
    career: careerTexts(i18n, values.jobCategoryPeriodTypeMap, values.careerYears).join('\n'),
    details: values.details,
    workType: values.workType && i18n._(workTypeLabels[values.workType]),
    introduction: values.introduction,
    phrases: phrases.length > 0 && <PhraseLines phrases={phrases} />,
    region: regionText(expectedJob),
    sector: expectedJob.noSelectExpectedJobCategory
      ? t`No preference`
      : expectedJob.expectedJobCategory && i18n._(categoryLabels[expectedJob.expectedJobCategory]),
    occupations: expectedJob.occupations?.[0] !== undefined && (
      <Optional>
        <OccupationNames codes={expectedJob.occupations} />
      </Optional>
    ),
    pay: payText(expectedJob),
  })
}

function usePayText() {
  const { i18n, t } = useLingui()
  const format = useFormat()
  return (job: ResumeValues['expectedJob']): string => {
    if (job.noSelectExpectedPayAmount) return t`No preference`
    const { expectedPayType: type, expectedMinPayAmount: low, expectedMaxPayAmount: high } = job
    const amounts = [low, high].map((amount) => (amount === null ? '' : format.number(amount)))
    const range = low === null && high === null ? '' : amounts.join(' – ')
    return [type ? i18n._(payTypeLabels[type]) : '', range].filter((word) => word !== '').join(' ')
  }
}

function Photo({ photo }: { photo: ImageValue }) {
  const { t } = useLingui()
  const url = useImageUrl(photo)
  if (url === undefined) return t`Photo`
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

/** What is compared for each field of the comparison. */
const COMPARED = {
  photo: ({ photo }) => (photo?.at === 'STORED' ? photo.reference : photo?.blobId),
  name: ({ name }) => name,
  nationality: ({ countyIsoCode: code, countryEtcText }) => [code, code === OTHER_COUNTRY && countryEtcText],
  gender: ({ gender }) => gender,
  birthDate: ({ birthDate }) => birthDate,
  cellphone: ({ cellphone }) => cellphone,
  koreanCapability: ({ koreanCapability }) => koreanCapability,
  // The order of the sectors makes no difference.
  career: ({ jobCategoryPeriodTypeMap: career, careerYears = {} }) =>
    Object.entries({ ...career, ...careerYears }).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  details: ({ details }) => details,
  workType: ({ workType }) => workType,
  introduction: ({ introduction }) => introduction,
  phrases: ({ phrases = [] }) => phrases,
  region: ({ expectedJob }) => [regionIdsOf(expectedJob), expectedJob.noSelectExpectedRegion],
  sector: ({ expectedJob }) => [expectedJob.expectedJobCategory, expectedJob.noSelectExpectedJobCategory],
  occupations: ({ expectedJob: { occupations = [] } }) => occupations,
  pay: ({ expectedJob }) => [
    expectedJob.expectedPayType,
    expectedJob.expectedMinPayAmount,
    expectedJob.expectedMaxPayAmount,
    expectedJob.noSelectExpectedPayAmount,
  ],
} satisfies Record<string, (values: ResumeValues) => unknown>

type ResumeField = keyof typeof COMPARED

const FIELDS = Object.keys(COMPARED) as ResumeField[]

/** The fields in which two versions of a resume and its desired job differ. */
export const differingFields = (one: ResumeValues, other: ResumeValues): ResumeField[] =>
  FIELDS.filter((field) => JSON.stringify(COMPARED[field](one)) !== JSON.stringify(COMPARED[field](other)))
