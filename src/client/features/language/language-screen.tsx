import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Box, Button, Stack, Text, Group, Radio, SimpleGrid } from '@mantine/core'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { getMe, setLangCode } from '../../../contract/account/member.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { countries, countryName } from '../../entities/country/countries-query.ts'
import { CountrySearch, NoSuchCountry } from '../../entities/country/country-search.tsx'
import { chooseLanguage, rememberCountry, useChosenCountry } from '../../i18n/locale-preference.ts'
import { useSession } from '../../api/session.ts'
import { outboxCommand, useSend } from '../../offline/outbox/sending.ts'
import { ColorSchemeChoice } from '../../entities/site/color-scheme-choice.tsx'
import { ActionBar } from '../../ui/page/action-bar.tsx'
import { InnerPage } from '../../ui/page/inner-header.tsx'
import { ErrorState, LoadingBlocks } from '../../ui/page/states.tsx'
import { CheckIcon } from '../../ui/icon/icons.tsx'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { Flag } from '../../entities/country/flag.tsx'
import type { Country } from '../../../contract/place/country.ts'
import { languages } from '../../i18n/languages.ts'
import { sortCountries } from '../../entities/country/country-order.ts'

/** The latest choice is the only one that counts. */
const saveLanguage = outboxCommand(setLangCode, {
  entity: () => 'language',
  absolute: true,
  refreshes: [getMe],
})

/** The language to read in, and, for those who may write a resume, the country they are from. */
export function LanguageScreen() {
  const { t } = useLingui()
  const role = useSession()?.role ?? 'EMPLOYEE'
  const [language, setLanguage] = useState<FlagChoice>()
  const [country, setCountry] = useState<FlagChoice>()
  const screenLanguage = useLanguage()
  const { save, isSaved } = useSave()
  return (
    <InnerPage title={t`Change language`} up="/home">
      <Stack
        component="form"
        gap="xxl"
        mt={{ sm: 'md' }}
        px={{ base: 'edge', sm: 'xxl' }}
        pt={{ base: 'lg', sm: 'xxl' }}
        bg="var(--surface)"
        bdrs={{ sm: 'lg' }}
        onSubmit={(event) => {
          event.preventDefault()
          save(language, country)
        }}
      >
        <FlagGrid
          name="language"
          label={<Trans>Language</Trans>}
          choices={languageChoices}
          isChosen={({ langCode }) => langCode === (language?.langCode ?? screenLanguage)}
          onPick={setLanguage}
        />
        <ColorSchemeChoice />
        {role === 'EMPLOYEE' && <CountryPart picked={country} onPick={setCountry} />}
        <Box pos={{ sm: 'sticky' }} bottom={0} py={{ sm: 'md' }} bg="var(--surface)" style={{ zIndex: 1 }}>
          <ActionBar>
            <Stack gap="sm" flex={1}>
              {isSaved && (
                <Alert color="green" icon={<CheckIcon size={20} />}>
                  <Trans>Your choice is saved.</Trans>
                </Alert>
              )}
              <Button type="submit" fullWidth>
                <Trans>Save</Trans>
              </Button>
            </Stack>
          </ActionBar>
        </Box>
      </Stack>
    </InnerPage>
  )
}

/** On this device at once; the language also in the account, as soon as it can be sent. */
function useSave() {
  const session = useSession()
  const { mutate } = useSend(saveLanguage)
  const [isSaved, setSaved] = useState(false)
  const save = (language: FlagChoice | undefined, country: FlagChoice | undefined) => {
    if (country) rememberCountry(country.countryIsoCode, country.langCode)
    if (language) {
      const { langCode, name } = language
      chooseLanguage(langCode)
      if (session) mutate({ body: { langCode }, title: { title: name } })
    }
    setSaved(true)
  }
  return { save, isSaved }
}

interface CountryPartProps {
  picked: FlagChoice | undefined
  onPick: (choice: FlagChoice) => void
}

function CountryPart({ picked, onPick }: CountryPartProps) {
  const result = useQuery(countries())
  const choices = countryChoices(result.data?.data ?? [], useLanguage())
  const chosen = useChosenCountry()
  return (
    <Countries result={result} choices={choices} code={picked?.countryIsoCode ?? chosen} onPick={onPick} />
  )
}

interface CountriesProps {
  result: Pick<UseQueryResult, 'isPending' | 'isError' | 'refetch'>
  choices: readonly FlagChoice[]
  code: string | null
  onPick: (choice: FlagChoice) => void
}

/** All countries, with a search that helps to find one among so many. */
function Countries({ result, choices, code, onPick }: CountriesProps) {
  const [text, setText] = useState('')
  if (result.isPending) return <LoadingBlocks rows={4} form="text" />
  if (choices.length === 0) {
    return (
      <ErrorState
        title={<Trans>The countries could not be loaded</Trans>}
        onRetry={() => void result.refetch()}
      >
        <Trans>The languages above work without internet.</Trans>
      </ErrorState>
    )
  }
  const found = choices.filter((choice) => matches(choice, text))
  return (
    <Stack gap="xl">
      <FlagGrid
        name="country"
        label={<Trans>Where you are from</Trans>}
        choices={found}
        isChosen={({ countryIsoCode }) => countryIsoCode === code}
        onPick={onPick}
      >
        <Text size="sm" c="dimmed">
          <Trans>
            We use this country as your nationality when you write a resume. It does not change the language.
          </Trans>
        </Text>
        <CountrySearch
          text={text}
          onText={setText}
          // Enter in a search must not save.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </FlagGrid>
      {found.length === 0 && (
        <Text component="div" inherit c="dimmed">
          <NoSuchCountry />
        </Text>
      )}
    </Stack>
  )
}

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
function FlagGrid({ name, label, children, choices, isChosen, onPick }: FlagGridProps) {
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

/** One flag of a grid: a language or a country. */
interface FlagChoice {
  countryIsoCode: string
  langCode: string
  /** In the language itself. */
  name: string
  /** The country in the reader's language; absent where `name` says it all. */
  gloss?: string
  flagUrl: string
  /** By which it is found. */
  names: readonly string[]
}

const flagUrl = (countryIsoCode: string) => `/flags/${countryIsoCode}.svg`

/** The languages that the interface has, Korean and English among them. */
export const languageChoices: readonly FlagChoice[] = languages.map((language) => ({
  countryIsoCode: language.countryIsoCode,
  langCode: language.code,
  name: language.nameInNative,
  flagUrl: flagUrl(language.countryIsoCode),
  names: [language.nameInNative],
}))

/** Where somebody may be from: all countries but Korea, those that most workers come from first. */
export function countryChoices(all: readonly Country[], readerLanguage: string): FlagChoice[] {
  const nameOf = (country: Country) => countryName(country, readerLanguage)
  return sortCountries(all, readerLanguage).map((country) => ({
    countryIsoCode: country.countryIsoCode,
    langCode: country.langCode,
    name: country.nameInNative,
    ...(nameOf(country) === country.nameInNative ? {} : { gloss: nameOf(country) }),
    flagUrl: country.flagImgUrl,
    names: [country.nameInNative, country.nameInEnglish, country.nameInKorean],
  }))
}

export function matches(choice: Pick<FlagChoice, 'names'>, text: string): boolean {
  const wanted = text.trim().toLocaleLowerCase()
  return choice.names.some((name) => name.toLocaleLowerCase().includes(wanted))
}
