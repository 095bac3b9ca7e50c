import { Trans, useLingui } from '@lingui/react/macro'
import { Flex, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { JOB_CATEGORIES, JOB_KEYWORDS } from '../../../../contract/base/enums.ts'
import { categoryLabels, keywordLabels } from '../../../i18n/labels.ts'
import { Chip } from '../../../ui/choice/chip.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { type FilterSheetProps, narrowed, partsOf, toggled } from './job-search.ts'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../../i18n/use-language.ts'
import { byBeginning } from '../../../entities/phrase/phrase-book.ts'
import { allOccupations } from './occupations.ts'
import { normalForm } from '../../../../contract/base/normal-form.ts'

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

interface OccupationChoiceProps {
  /** Codes of the chosen sectors; all are offered without any. */
  sectors: readonly string[]
  chosen: string | undefined
  onChoose: (code: string | undefined) => void
}

const MOST_SHOWN = 60

/** Selects one occupation of the chosen sectors, found by a part of its name. */
function OccupationChoice({ sectors, chosen, onChoose }: OccupationChoiceProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const all = useQuery(allOccupations(useLanguage())).data?.data ?? []
  const wanted = plain(typed)
  const found = all.filter(
    ({ code, name, jobCategory }) =>
      code === chosen ||
      ((wanted !== '' || sectors.length > 0) &&
        (sectors.length === 0 || sectors.includes(jobCategory)) &&
        plain(name).includes(wanted)),
  )
  const shown = wanted === '' ? found : found.toSorted(byBeginning(typed))
  return (
    <Stack component="section" gap="sm" mt="xl">
      <TextInput
        mx={{ base: 'edge', sm: 'xl' }}
        label={<Trans comment="What somebody works as: welder, cook">Occupation</Trans>}
        placeholder={t`Type a part of its name`}
        value={typed}
        maxLength={40}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Flex rowGap="sm" columnGap="xs" wrap="wrap" pt="xs" pb="xl" px={{ base: 'edge', sm: 'xl' }}>
        {shown.slice(0, MOST_SHOWN).map(({ code, name }) => (
          <Chip
            key={code}
            active={code === chosen}
            onClick={() => onChoose(code === chosen ? undefined : code)}
          >
            {name}
          </Chip>
        ))}
      </Flex>
    </Stack>
  )
}

/** Without marks and blanks, as names are often typed. */
const plain = (text: string) =>
  normalForm(
    normalForm(text, 'NFD')
      .replaceAll(/[\u0300-\u036f\s]/g, '')
      .toLowerCase(),
    'NFC',
  ).replaceAll('đ', 'd')
