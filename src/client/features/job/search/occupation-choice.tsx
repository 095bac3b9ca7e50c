import { Trans, useLingui } from '@lingui/react/macro'
import { Flex, Stack, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '../../../i18n/use-language.ts'
import { byBeginning } from '../../../entities/phrase/phrase-book.ts'
import { Chip } from '../../../ui/choice/chip.tsx'
import { allOccupations } from './occupations.ts'
import { normalForm } from '../../../../contract/base/normal-form.ts'

interface OccupationChoiceProps {
  /** Codes of the chosen sectors; all are offered without any. */
  sectors: readonly string[]
  chosen: string | undefined
  onChoose: (code: string | undefined) => void
}

const MOST_SHOWN = 60

/** Selects one occupation of the chosen sectors, found by a part of its name. */
export function OccupationChoice({ sectors, chosen, onChoose }: OccupationChoiceProps) {
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
