import { Trans } from '@lingui/react/macro'
import { useLingui } from '@lingui/react'
import { Flex } from '@mantine/core'
import { useState } from 'react'
import { JOB_CATEGORIES, JOB_KEYWORDS } from '../../../../contract/base/enums.ts'
import { categoryLabels, keywordLabels } from '../../../i18n/labels.ts'
import { Chip } from '../../../ui/choice/chip.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { OccupationChoice } from './occupation-choice.tsx'
import { type FilterSheetProps, narrowed, partsOf, toggled } from './job-search.ts'

/** Selects any number of sectors. */
export function WorkSheet({ search, leave }: FilterSheetProps) {
  const { i18n } = useLingui()
  const [chosen, setChosen] = useState(search.jobCategories)
  const [occupation, setOccupation] = useState(search.occupation)
  return (
    <FilterSheet
      title={<Trans>Work</Trans>}
      search={search}
      draft={narrowed(search, { jobCategories: chosen, occupation })}
      leave={leave}
      onClear={() => {
        setChosen(undefined)
        setOccupation(undefined)
      }}
    >
      <Flex rowGap="sm" columnGap="xs" wrap="wrap" pt="xs" pb="xl" px={{ base: 'edge', sm: 'xl' }}>
        {JOB_CATEGORIES.map((category) => (
          <Chip
            key={category}
            active={partsOf(chosen).includes(category)}
            onClick={() => setChosen(toggled(chosen, category))}
          >
            {i18n._(categoryLabels[category])}
          </Chip>
        ))}
      </Flex>
      <OccupationChoice sectors={partsOf(chosen)} chosen={occupation} onChoose={setOccupation} />
    </FilterSheet>
  )
}

/** Selects one benefit: the search has one at a time. */
export function BenefitSheet({ search, leave }: FilterSheetProps) {
  const { i18n } = useLingui()
  const [chosen, setChosen] = useState(search.keywordType)
  return (
    <FilterSheet
      fit
      title={<Trans>Benefits</Trans>}
      search={search}
      draft={narrowed(search, { keywordType: chosen })}
      leave={leave}
      onClear={() => setChosen(undefined)}
    >
      <Flex rowGap="sm" columnGap="xs" wrap="wrap" pt="xs" pb="xl" px={{ base: 'edge', sm: 'xl' }}>
        {JOB_KEYWORDS.map((keyword) => (
          <Chip
            key={keyword}
            active={chosen === keyword}
            onClick={() => setChosen(chosen === keyword ? undefined : keyword)}
          >
            {i18n._(keywordLabels[keyword])}
          </Chip>
        ))}
      </Flex>
    </FilterSheet>
  )
}
