import { JOB_CATEGORIES } from '../../../contract/base/enums.ts'
import type { CareerYears, Resume } from '../../../contract/candidate/resume.ts'
import { countries } from '../../../reference/countries.ts'
import { regionById } from '../../../reference/regions.ts'
import type { Secret } from '../../providers/secret/secret.ts'
import { signedFileUrl } from '../file/service.ts'
import type { ExpectedJobRow, ResumeRow } from './queries.ts'

const byCode = new Map(countries.map((country) => [country.code.toLowerCase(), country]))

export const isCountry = (code: string) => byCode.has(code)

/** The desired job in the API's fields; empty if there is none. */
export function expectedJobAnswer(row: ExpectedJobRow | undefined) {
  return {
    expectedRegionId: row?.region_id ?? null,
    expectedRegionIds: row ? regionIdsOf(row) : [],
    expectedRegion: regionAnswer(row?.region_id ?? null),
    noSelectExpectedRegion: row?.any_region ?? false,
    expectedJobCategory: row?.category ?? null,
    noSelectExpectedJobCategory: row?.any_category ?? false,
    expectedPayType: row?.pay_type ?? null,
    expectedMinPayAmount: row?.min_pay_amount ?? null,
    expectedMaxPayAmount: row?.max_pay_amount ?? null,
    noSelectExpectedPayAmount: row?.any_pay ?? false,
    occupations: row?.occupations ?? [],
  }
}

/** All regions of a desired job. An older app may have saved one of the further ones as the first. */
const regionIdsOf = (row: Pick<ExpectedJobRow, 'region_id' | 'further_region_ids'>): number[] =>
  row.region_id === null ? [] : [...new Set([row.region_id, ...row.further_region_ids])]

export function resumeAnswer(
  row: ResumeRow,
  expected: ExpectedJobRow | undefined,
  { secret, now }: { secret: Secret; now: Date },
): Resume {
  return {
    resumeId: row.id,
    name: row.name,
    birthDate: row.birth_date,
    cellphone: row.cellphone,
    cellphoneVerified: row.isVerified,
    details: row.details,
    introduction: row.introduction,
    phrases: row.phrases,
    countyIsoCode: row.country_iso_code,
    countryEtcText: row.country_etc_text,
    country: countryAnswer(row.country_iso_code),
    gender: row.gender,
    koreanCapability: row.korean_capability,
    jobCategoryPeriodTypeMap: row.career,
    careerYears: statedYears(row),
    workType: row.work_type,
    readsLangCode: row.readsLangCode,
    profileImageData: row.profile_image,
    profileImageUrl: row.profile_image === null ? null : signedFileUrl(secret, row.profile_image, now),
    ...expectedJobAnswer(expected),
    updatedDate: row.updated_at.toISOString(),
  }
}

/** A form of an older app changes the periods and leaves the years. */
function statedYears({
  career,
  career_years: years,
}: Pick<ResumeRow, 'career' | 'career_years'>): CareerYears {
  return Object.fromEntries(
    JOB_CATEGORIES.flatMap((sector) => {
      const stated = career[sector] === 'ABOVE_1YEAR' ? years[sector] : undefined
      return stated === undefined ? [] : [[sector, stated] as const]
    }),
  )
}

function countryAnswer(code: string): Resume['country'] {
  const country = byCode.get(code)
  if (!country) return null
  return { countryIsoCode: code, nameInOrigin: country.nameInNative, flagImgUrl: `/flags/${code}.svg` }
}

function regionAnswer(id: number | null): Resume['expectedRegion'] {
  const region = id === null ? undefined : regionById(id)
  if (!region) return null
  const { parent, sidoInSummary, sigungu } = region
  return { id: region.id, parent, sidoInSummary, sigungu }
}
