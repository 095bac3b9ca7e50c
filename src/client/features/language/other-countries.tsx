import { Trans } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { CountrySearch, NoSuchCountry } from '../../entities/country/country-search.tsx'
import { ErrorState, LoadingBlocks } from '../../ui/page/states.tsx'
import { FlagGrid } from './flag-grid.tsx'
import { type LanguageChoice, matches } from './language-choices.ts'
import classes from './other-countries.module.css'

interface OtherCountriesProps {
  result: Pick<UseQueryResult, 'isPending' | 'isError' | 'refetch'>
  choices: readonly LanguageChoice[]
  value: LanguageChoice | undefined
  onPick: (choice: LanguageChoice) => void
}

/** All countries, with a search that helps to find one among so many. */
export function OtherCountries({ result, choices, value, onPick }: OtherCountriesProps) {
  const [text, setText] = useState('')
  if (result.isPending) return <LoadingBlocks rows={4} form="text" />
  if (choices.length === 0) {
    return (
      <ErrorState
        title={<Trans>The countries could not be loaded</Trans>}
        onRetry={() => void result.refetch()}
      >
        <Trans>The languages above work without a network.</Trans>
      </ErrorState>
    )
  }
  const found = choices.filter((choice) => matches(choice, text))
  return (
    <div className={classes.countries}>
      <CountrySearch
        text={text}
        onText={setText}
        // Enter in a search must not change the language.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {found.length > 0 ? (
        <FlagGrid label={<Trans>All countries</Trans>} choices={found} value={value} onPick={onPick} />
      ) : (
        <NoSuchCountry className={classes.none} />
      )}
    </div>
  )
}
