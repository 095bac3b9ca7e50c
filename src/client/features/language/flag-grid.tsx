import { Group, Radio, SimpleGrid, Stack, Text } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import type { ReactNode } from 'react'
import { Flag } from '../../entities/country/flag.tsx'
import type { FlagChoice } from './language-choices.ts'

interface FlagGridProps {
  /** Of the radio buttons. */
  name: string
  label: ReactNode
  /** Between the label and the flags. */
  children?: ReactNode
  choices: readonly FlagChoice[]
  isChosen: (choice: FlagChoice) => boolean
  onPick: (choice: FlagChoice) => void
}

/** Flags with names, one of which may be chosen. */
export function FlagGrid({ name, label, children, choices, isChosen, onPick }: FlagGridProps) {
  return (
    <Radio.Group
      name={name}
      label={label}
      labelProps={{ fz: 'lg', fw: 700 }}
      value={choices.find(isChosen)?.countryIsoCode ?? null}
      onChange={(code) => {
        const picked = choices.find(({ countryIsoCode }) => countryIsoCode === code)
        if (picked) onPick(picked)
      }}
    >
      <Stack gap="md" mt="xs">
        {children}
        <SimpleGrid minColWidth="min(9.5rem, 100%)" spacing="xs">
          {choices.map((choice) => (
            <Radio
              key={choice.countryIsoCode}
              value={choice.countryIsoCode}
              label={
                <Group component="span" gap="xs" wrap="nowrap">
                  <Flag countryIsoCode={choice.countryIsoCode} src={choice.flagUrl} size="lg" />
                  <span>
                    <Text span display="block" size="sm" lang={choice.langCode}>
                      <bdi>{choice.name}</bdi>
                    </Text>
                    {choice.gloss && (
                      <Text span display="block" size="xs" c="dimmed">
                        {choice.gloss}
                      </Text>
                    )}
                  </span>
                </Group>
              }
            />
          ))}
        </SimpleGrid>
      </Stack>
    </Radio.Group>
  )
}
