import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { getMe, setLangCode } from '../../../contract/account/member.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { countries } from '../../entities/country/countries-query.ts'
import { chooseLanguage, useChosenCountry, useChosenLangCode } from '../../i18n/locale-preference.ts'
import { useSession } from '../../api/session.ts'
import { useSend, outboxCommand } from '../../offline/outbox/sending.ts'
import { AlertMessage } from '../../ui/page/alert-message.tsx'
import { ActionBar } from '../../ui/page/action-bar.tsx'
import { Button } from '../../ui/button/button.tsx'
import { InnerHeader } from '../../ui/page/inner-header.tsx'
import { PageColumn } from '../../ui/page/page.tsx'
import { useTitle } from '../../ui/page/use-title.ts'
import { CountrySearch, NoSuchCountry } from '../../entities/country/country-search.tsx'
import { ErrorState, LoadingBlocks } from '../../ui/page/states.tsx'
import { Flag } from '../../entities/country/flag.tsx'
import drawn from '../../ui/choice/choice.module.css'
import {
  countryChoices,
  currentChoice,
  interfaceChoices,
  isSpokenHere,
  type LanguageChoice,
  nativeName,
  matches,
} from './language-choices.ts'
import classes from './language-screen.module.css'

/** An unsent choice is replaced by the next one. */
const saveLanguage = outboxCommand(setLangCode, {
  entity: () => 'language',
  absolute: true,
  refreshes: [getMe],
})

export function LanguageScreen() {
  const { t } = useLingui()
  const screenLanguage = useLanguage()
  const result = useQuery(countries())
  const others = countryChoices(result.data?.data ?? [], screenLanguage)
  const chosen = { langCode: useChosenLangCode(), countryIsoCode: useChosenCountry() }
  const current = currentChoice([...interfaceChoices, ...others], chosen, screenLanguage)
  const [picked, setPicked] = useState<LanguageChoice>()
  const { change, changed } = useChange()
  const shown = picked ?? current
  useTitle(t`Change language`)
  return (
    <>
      <InnerHeader title={<Trans>Change language</Trans>} up="/home" />
      <PageColumn>
        <form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault()
            if (shown) change(shown)
          }}
        >
          <FlagGrid
            label={<Trans>Languages of Ilteo</Trans>}
            choices={interfaceChoices}
            value={shown}
            onPick={setPicked}
          />
          <OtherCountries result={result} choices={others} value={shown} onPick={setPicked} />
          <div className={classes.bar}>
            <ActionBar>
              <div className={classes.foot}>
                {shown && !isSpokenHere(shown.langCode) && <NotSpokenYet langCode={shown.langCode} />}
                {changed && (
                  <AlertMessage kind="done">
                    <Trans>The language is saved.</Trans>
                  </AlertMessage>
                )}
                <Button type="submit" full>
                  <Trans>Change language</Trans>
                </Button>
              </div>
            </ActionBar>
          </div>
        </form>
      </PageColumn>
    </>
  )
}

/** Changes the language on this device at once, and in the member's account through the outbox. */
function useChange() {
  const session = useSession()
  const { mutate } = useSend(saveLanguage)
  const [changed, setChanged] = useState(false)
  const change = ({ langCode, countryIsoCode, name }: LanguageChoice) => {
    chooseLanguage(langCode, countryIsoCode)
    if (session) mutate({ body: { langCode }, title: { title: name } })
    setChanged(true)
  }
  return { change, changed }
}

function NotSpokenYet({ langCode }: { langCode: string }) {
  const name = nativeName(langCode)
  return (
    <AlertMessage kind="info">
      <Trans>
        Ilteo does not speak <bdi lang={langCode}>{name}</bdi> yet. Your choice is kept, and until then you
        read it in a language that it has.
      </Trans>
    </AlertMessage>
  )
}

interface OtherCountriesProps {
  result: Pick<UseQueryResult, 'isPending' | 'isError' | 'refetch'>
  choices: readonly LanguageChoice[]
  value: LanguageChoice | undefined
  onPick: (choice: LanguageChoice) => void
}

/** All countries with a search. */
function OtherCountries({ result, choices, value, onPick }: OtherCountriesProps) {
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
        // Enter in the search must not submit the form.
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

interface FlagGridProps {
  label: ReactNode
  choices: readonly LanguageChoice[]
  value: LanguageChoice | undefined
  onPick: (choice: LanguageChoice) => void
}

/** Radio buttons with flags; one is selected across all grids of the screen. */
function FlagGrid({ label, choices, value, onPick }: FlagGridProps) {
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
