import type { ReactNode } from 'react'
import { Flag } from '../../entities/country/flag.tsx'
import drawn from '../../ui/choice/choice.module.css'
import classes from './flag-grid.module.css'
import type { LanguageChoice } from './language-choices.ts'

interface FlagGridProps {
  label: ReactNode
  choices: readonly LanguageChoice[]
  value: LanguageChoice | undefined
  onPick: (choice: LanguageChoice) => void
}

/** Radio buttons with flags; one is selected across all grids of the screen. */
export function FlagGrid({ label, choices, value, onPick }: FlagGridProps) {
  return (
    <fieldset className={classes.group}>
      <legend className={drawn.legend}>{label}</legend>
      <div className={classes.grid}>
        {choices.map((choice) => (
          <label key={choice.countryIsoCode} className={`${drawn.choice} ${classes.choice}`}>
            <input
              type="radio"
              name="language"
              className={drawn.input}
              value={choice.countryIsoCode}
              checked={choice.countryIsoCode === value?.countryIsoCode}
              onChange={() => onPick(choice)}
            />
            <Flag countryIsoCode={choice.countryIsoCode} src={choice.flagUrl} size="lg" />
            <span className={classes.names}>
              <bdi lang={choice.langCode}>{choice.name}</bdi>
              {choice.gloss && <span className={classes.gloss}>{choice.gloss}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
