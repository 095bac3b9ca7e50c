import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { JOB_CATEGORIES, JOB_KEYWORDS, PAY_TYPES } from '../../../../contract/base/enums.ts'
import { useFormat } from '../../../i18n/format.ts'
import { categoryLabels, keywordLabels, payTypeLabels } from '../../../i18n/labels.ts'
import { tierLabels } from '../../../../contract/job/tier-labels.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import {
  type FilterName,
  type JobSearch,
  type ReadFilter,
  filterOf,
  narrowed,
  partsOf,
  tierOf,
  toggled,
} from './job-search.ts'
import { allRegions } from '../../../entities/region/regions-query.ts'
import { useOccupationName } from './occupations.ts'
import { regionName } from '../../../entities/region/region-names.ts'
import { useHoursText } from './use-hours-text.ts'
import { useMyPlace } from '../../../entities/place/my-place.ts'

export interface FilterValue {
  key: string
  /** Label in the reader's language. */
  label: string
  /** The search without this value. */
  without: JobSearch
}

/** The values of all active filters. Region names are loaded only when needed. */
export function useFilterValues(search: JobSearch): FilterValue[] {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const langCode = useLanguage()
  const regions = useQuery({ ...allRegions(), enabled: search.regionIds !== undefined }).data?.data
  const nameOfRegion = (id: string) => {
    const region = regions?.find((each) => String(each.id) === id)
    return region ? regionName(region, langCode) : t`Region ${id}`
  }
  const one = (name: FilterName, label: (value: string) => string): FilterValue[] => {
    const value = search[name]
    if (value === undefined) return []
    return [{ key: name, label: label(value), without: narrowed(search, { [name]: undefined }) }]
  }
  const each = (name: FilterName, label: (value: string) => string): FilterValue[] =>
    partsOf(search[name]).map((value) => ({
      key: `${name}:${value}`,
      label: label(value),
      without: narrowed(search, { [name]: toggled(search[name], value) }),
    }))

  const hoursText = useHoursText()
  const occupation = useOccupationName(search.occupation)
  const keyword = JOB_KEYWORDS.find((known) => known === search.keywordType)
  const payType = PAY_TYPES.find((known) => known === search.payType)
  const tier = tierOf(search.tier)
  const pay = (amount: string) => {
    const minimum = format.number(Number(amount))
    return t`${minimum} won and up`
  }
  return [
    ...each('regionIds', nameOfRegion),
    ...each('jobCategories', (value) => {
      const known = JOB_CATEGORIES.find((category) => category === value)
      return known ? i18n._(categoryLabels[known]) : value
    }),
    ...one('occupation', () => occupation),
    ...one('keywordType', (value) => (keyword ? i18n._(keywordLabels[keyword]) : value)),
    ...one('useSecurePayment', () => t`Pay guaranteed`),
    ...one('visaAvailable', () => t({ message: 'Visa', context: 'badge' })),
    ...one('payType', (value) => (payType ? i18n._(payTypeLabels[payType]) : value)),
    ...one('minPayAmount', pay),
    ...one('maxHours', hoursText),
    ...one('tier', (value) => (tier ? i18n._(tierLabels[tier]) : value)),
    ...one('query', (value) => value),
  ]
}

/** The filter of a search, with the reader's place where the search sorts by distance. */
export function useJobFilter(search: JobSearch): ReadFilter {
  return filterOf(search, useLanguage(), useMyPlace())
}
