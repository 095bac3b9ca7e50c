import type { I18n, MessageDescriptor } from '@lingui/core'
import { PERIOD_TYPES, type JobCategory, type PeriodType } from '../../../contract/base/enums.ts'
import type { Say } from '../../../contract/work/headline.ts'
import { occupationName } from '../../../contract/work/occupation-names.ts'
import { shownValues } from '../../../contract/work/phrase-values.ts'
import { resumePhraseText } from '../../../contract/work/resume-phrase-texts.ts'
import type { Region } from '../../../contract/place/region.ts'
import { countryName } from '../../entities/country/country-name.ts'
import { regionIdsOf } from '../../entities/desired-job/desired-job-rules.ts'
import { regionNames } from '../../entities/region/region-names.ts'
import { ageOn } from '../../entities/resume/age.ts'
import type { ResumeValues } from '../../entities/resume/resume-values.ts'
import { koreanCapabilityLabels, workTypeLabels, yearsText } from '../../i18n/candidate-labels.ts'
import { formatOf } from '../../i18n/format.ts'
import { categoryLabels, payTypeLabels, periodLabels } from '../../i18n/labels.ts'
import { startOfDay } from '../../i18n/seoul-time.ts'
import { paperTexts } from './paper-texts.ts'

/** What a resume does not hold, and its owner may add for the paper alone. */
export interface PaperExtras {
  visa: string
  address: string
  education: string
  languages: string
}
export const NO_EXTRAS: PaperExtras = { visa: '', address: '', education: '', languages: '' }

export interface PaperSource {
  values: ResumeValues
  extras: PaperExtras
  regions: readonly Region[] | undefined
  /** `YYYY-MM-DD` in Korea. */
  today: string
}

/** A language of the paper and its texts. */
export interface PaperLanguage {
  i18n: I18n
  langCode: string
}

type Texts = Record<keyof typeof paperTexts, string>

/** Everything on the paper in one language. */
export interface PaperContent {
  langCode: string
  texts: Texts
  nationality: string
  birth: string
  gender: string
  residence: string
  korean: string
  career: { sector: string; period: string }[]
  /** Sentences that were chosen for the resume. */
  phrases: string[]
  region: string
  work: string
  pay: string
  today: string
}

export function paperContent(source: PaperSource, { i18n, langCode }: PaperLanguage): PaperContent {
  const { values, today } = source
  const say = (text: MessageDescriptor | null | undefined) => (text ? i18n._(text.id) : '')
  const { countyIsoCode: country, countryEtcText, gender, workType, koreanCapability } = values
  const texts = Object.fromEntries(Object.entries(paperTexts).map(([name, text]) => [name, say(text)]))
  return {
    langCode,
    texts: texts as Texts,
    nationality:
      country === '' ? '' : (countryName(country, langCode, countryEtcText) ?? say(paperTexts.otherCountry)),
    birth: birthText(values.birthDate, i18n, langCode),
    gender: gender === 'MAN' ? say(paperTexts.man) : gender === 'WOMAN' ? say(paperTexts.woman) : '',
    residence: say(workType && workTypeLabels[workType]),
    korean: say(koreanCapability && koreanCapabilityLabels[koreanCapability]),
    career: careerRows(values).map(([sector, period]) => ({
      sector: say(categoryLabels[sector]),
      period:
        period === 'ABOVE_1YEAR' && values.careerYears?.[sector] !== undefined
          ? i18n._(yearsText.id, { years: values.careerYears[sector] })
          : say(periodLabels[period]),
    })),
    phrases: phraseTexts(values, i18n, langCode),
    ...desired(source, i18n, langCode),
    today: formatOf(langCode).date(startOfDay(today)),
  }
}

function phraseTexts({ phrases = [] }: ResumeValues, i18n: I18n, langCode: string): string[] {
  const say: Say = ({ id, message }, values) => i18n._(id, values, message === undefined ? {} : { message })
  const date = (day: string) => formatOf(langCode).date(startOfDay(day))
  return phrases.flatMap(({ code, parameters }) => {
    const text = resumePhraseText(code)
    return text ? [say(text, shownValues(parameters, { say, date }))] : []
  })
}

const careerRows = ({ jobCategoryPeriodTypeMap: career }: ResumeValues) =>
  (Object.entries(career) as [JobCategory, PeriodType][]).toSorted(
    ([, a], [, b]) => PERIOD_TYPES.indexOf(b) - PERIOD_TYPES.indexOf(a),
  )

/** @param digits such as `20010203`; what is not a whole date stays empty */
function birthText(digits: string, i18n: I18n, langCode: string): string {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(digits) ?? []
  if (day === undefined) return ''
  const date = `${year}-${month}-${day}`
  return `${formatOf(langCode).date(startOfDay(date))} (${i18n._(paperTexts.age.id, { age: ageOn(date) })})`
}

function desired({ values, regions }: PaperSource, i18n: I18n, langCode: string) {
  const job = values.expectedJob
  const names = regionNames(regionIdsOf(job), regions, langCode)
  const sector = job.expectedJobCategory
  return {
    region: names || (job.noSelectExpectedRegion ? i18n._(paperTexts.anyRegion.id) : ''),
    work: job.occupations?.length
      ? occupationsText(job.occupations, i18n)
      : sector
        ? i18n._(categoryLabels[sector].id)
        : job.noSelectExpectedJobCategory
          ? i18n._(paperTexts.anyWork.id)
          : '',
    pay: payText(values, i18n),
  }
}

const occupationsText = (codes: readonly string[], i18n: I18n) =>
  codes
    .flatMap((code) => occupationName(code) ?? [])
    .map(({ id }) => i18n._(id))
    .join(', ')

function payText({ expectedJob: job }: ResumeValues, i18n: I18n): string {
  const { expectedPayType: type, expectedMinPayAmount: low, expectedMaxPayAmount: high } = job
  const { number } = formatOf(i18n.locale)
  if (low === null && high === null) return job.noSelectExpectedPayAmount ? i18n._(paperTexts.anyPay.id) : ''
  const amounts = { least: number(low ?? 0), most: number(high ?? 0) }
  const text = low === null ? paperTexts.payUpTo : high === null ? paperTexts.payFrom : paperTexts.payRange
  return `${type ? `${i18n._(payTypeLabels[type].id)} ` : ''}${i18n._(text.id, amounts)}`
}
