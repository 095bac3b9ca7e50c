import { Box, SimpleGrid, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Flag } from '../../entities/country/flag.tsx'
import drawn from '../../ui/choice/choice.module.css'
import classes from './flag-grid.module.css'
import type { FlagChoice } from './language-choices.ts'

interface FlagGridProps {
  /** Of the radio buttons. */
  name: string
  label: ReactNode
  /** What the choice does. */
  note?: ReactNode
  /** Above the flags. */
  before?: ReactNode
  choices: readonly FlagChoice[]
  isChosen: (choice: FlagChoice) => boolean
  onPick: (choice: FlagChoice) => void
}

/** Flags with names, one of which may be chosen. */
export function FlagGrid({ name, label, note, before, choices, isChosen, onPick }: FlagGridProps) {
  return (
    <fieldset className={classes.group}>
      <legend className={drawn.legend}>{label}</legend>
      {note && (
        <Text mb="sm" size="sm" c="dimmed">
          {note}
        </Text>
      )}
      {before && <Box mb="md">{before}</Box>}
      <SimpleGrid minColWidth="min(9.5rem, 100%)" spacing="xs">
        {choices.map((choice) => (
          <label key={choice.countryIsoCode} className={`${drawn.choice} ${classes.choice}`}>
            <input
              type="radio"
              name={name}
              className={drawn.input}
              value={choice.countryIsoCode}
              checked={isChosen(choice)}
              onChange={() => onPick(choice)}
            />
            <Flag countryIsoCode={choice.countryIsoCode} src={choice.flagUrl} size="lg" />
            <span className={classes.names}>
              <bdi lang={choice.langCode}>{choice.name}</bdi>
              {choice.gloss && <span className={classes.gloss}>{choice.gloss}</span>}
            </span>
          </label>
        ))}
      </SimpleGrid>
    </fieldset>
  )
}
