import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { BETWEEN_FACTS } from '../../../../contract/base/between-facts.ts'
import { tierLabels } from '../../../../contract/job/tier-labels.ts'
import { jobStates, orderStates, productNames, roleNames } from '../../../../contract/operator/list-texts.ts'

const filterNames: Record<string, MessageDescriptor> = {
  from: msg({ message: 'From', context: 'first day' }),
  kind: msg({ message: 'Product', context: 'order' }),
  productType: msg`Tier`,
  query: msg`Search text`,
  regionIds: msg`Region`,
  role: msg`Type`,
  searchedBy: msg`Searched by`,
  state: msg`Status`,
  status: msg`Status`,
  to: msg({ message: 'To', context: 'last day' }),
}

const valueNames: Record<string, MessageDescriptor> = {
  ...jobStates,
  ...orderStates,
  ...productNames,
  ...roleNames,
  ...tierLabels,
  ACTIVE: msg({ message: 'Active', context: 'member' }),
  SUSPENDED: msg({ message: 'Suspended', context: 'member' }),
  CELLPHONE: msg`Cellphone number`,
  EMAIL: msg`Email`,
  ID: msg`ID`,
  NAME: msg`Name`,
}

/** The filters of an exported list. */
export function FilterDetails({ filters }: { filters: object }) {
  const { i18n } = useLingui()
  const named = (names: Record<string, MessageDescriptor>, text: string) =>
    names[text] ? i18n._(names[text]) : text
  return Object.entries(filters)
    .map(([name, value]: [string, unknown]) => [
      named(filterNames, name),
      name === 'query' ? String(value) : named(valueNames, String(value)),
    ])
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name} ${value}`)
    .join(BETWEEN_FACTS)
}
