import { useLingui } from '@lingui/react/macro'
import { Flex } from '@mantine/core'
import { memo, useCallback, useEffect, useRef } from 'react'
import { useSession } from '../../../api/session.ts'
import { useMyPlace } from '../../../entities/place/my-place.ts'
import { useOwnFacts } from '../../../entities/work-right/own-facts.ts'
import { Chip } from '../../../ui/choice/chip.tsx'
import { CheckIcon, type Icon, LocateIcon, PinIcon, ShieldIcon, VisaIcon } from '../../../ui/icon/icons.tsx'
import { useFactsToFilterBy } from '../may-take/facts-to-filter-by.ts'
import { type GoToSearch, type JobSearch, narrowed, partsOf } from './job-search.ts'

/** Buttons that open the filters and show their values; a scrolling strip on phones. */
export function FilterChips({ search, go }: { search: JobSearch; go: GoToSearch }) {
  const { t } = useLingui()
  const press = useChipPress(search, go)
  return (
    <Flex
      gap="xs"
      wrap={{ base: 'nowrap', sm: 'wrap' }}
      my={-6}
      mx={{ base: 'calc(-1 * var(--edge))', sm: 0 }}
      py={6}
      px={{ base: 'edge', sm: 0 }}
      style={{ overflowX: 'auto', scrollbarWidth: 'none' }}
      role="group"
      aria-label={t`Filters`}
    >
      {useChips(search).map((chip) => (
        <FilterChip key={chip.name} {...chip} onPress={press} />
      ))}
    </Flex>
  )
}

/** A filter sheet, or what the chip turns on and off. */
type ChipName =
  | ('region' | 'work' | 'benefit' | 'pay' | 'hours')
  | ('near' | 'mayTake' | 'useSecurePayment' | 'visaAvailable')

interface ChipData {
  name: ChipName
  label: string
  active: boolean
  opens?: boolean
  icon?: Icon
}

/** The strip is rendered at each press, and each chip only where what it shows changes. */
const FilterChip = memo(function FilterChip({
  name,
  label,
  onPress,
  ...look
}: ChipData & { onPress: (name: ChipName) => void }) {
  return (
    <Chip {...look} onClick={() => onPress(name)}>
      {label}
    </Chip>
  )
})

function useChips(search: JobSearch): ChipData[] {
  const { t } = useLingui()
  const role = useSession()?.role
  const isForOwn = useFactsToFilterBy(search) !== null
  const regions = partsOf(search.regionIds).length
  const works = partsOf(search.jobCategories).length + (search.occupation === undefined ? 0 : 1)
  const mayTake: ChipData = { name: 'mayTake', label: t`Jobs I may take`, icon: CheckIcon, active: isForOwn }
  return [
    {
      name: 'region',
      label: regions > 0 ? t`Region: ${regions}` : t`Region`,
      icon: PinIcon,
      active: regions > 0,
      opens: true,
    },
    { name: 'near', label: t`Near me`, icon: LocateIcon, active: isNear(search) },
    ...(role === undefined || role === 'EMPLOYEE' ? [mayTake] : []),
    { name: 'work', label: works > 0 ? t`Work: ${works}` : t`Work`, active: works > 0, opens: true },
    { name: 'benefit', label: t`Benefits`, active: search.keywordType !== undefined, opens: true },
    {
      name: 'useSecurePayment',
      label: t`Pay guaranteed`,
      icon: ShieldIcon,
      active: search.useSecurePayment === 'true',
    },
    {
      name: 'visaAvailable',
      label: t({ message: 'Visa', context: 'badge' }),
      icon: VisaIcon,
      active: search.visaAvailable === 'true',
    },
    {
      name: 'pay',
      label: t`Pay`,
      active: search.payType !== undefined || search.minPayAmount !== undefined,
      opens: true,
    },
    { name: 'hours', label: t`Working hours`, active: search.maxHours !== undefined, opens: true },
  ]
}

const isNear = ({ sort, near }: JobSearch) => sort === 'distance' && near === undefined

/** One handler for all chips that stays the same, so that a press renders only the chips that change. */
function useChipPress(search: JobSearch, go: GoToSearch): (name: ChipName) => void {
  const place = useMyPlace()
  const facts = useOwnFacts()
  const latest = useRef({ search, go, place, facts })
  useEffect(() => {
    latest.current = { search, go, place, facts }
  })
  return useCallback((name) => {
    const now = latest.current
    if (name === 'useSecurePayment' || name === 'visaAvailable')
      return now.go(narrowed(now.search, { [name]: now.search[name] === 'true' ? undefined : 'true' }))
    if (name === 'near') {
      // Asks for the reader's place the first time.
      const sort = isNear(now.search) && now.place ? undefined : 'distance'
      const open = sort && !now.place ? 'place' : undefined
      return now.go({ ...now.search, sort, near: undefined, page: undefined, open })
    }
    if (name !== 'mayTake') return now.go({ ...now.search, open: name }, { replace: true })
    const { search: shown, facts: own } = now
    // Asks for the reader's status the first time.
    if (!own) return now.go({ ...shown, open: 'status' }, { replace: true })
    void import('../may-take/own-search.ts').then(({ searchOfOwn, searchOfAll }) =>
      now.go((shown.mayTake === 'true' ? searchOfAll : searchOfOwn)(shown, own)),
    )
  }, [])
}
