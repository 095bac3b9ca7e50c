import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../api/session.ts'
import { useChosenCountry } from '../../i18n/locale-preference.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { countryName } from '../country/country-name.ts'
import { myResume } from './my-resume-query.ts'

/** Said below the nationalities that a job wants, where the reader's is none of them; it stops nobody. */
export function NationalityNote({ wanted }: { wanted: readonly string[] }) {
  const langCode = useLanguage()
  const chosen = useChosenCountry()
  const role = useSession()?.role
  const { data, isLoading } = useQuery({ ...myResume(), staleTime: RECENT, enabled: role === 'EMPLOYEE' })
  const resume = data?.data
  const own = resume?.countyIsoCode || chosen
  const isAsked = role === undefined || role === 'EMPLOYEE'
  if (!isAsked || isLoading || !isOtherNationality(wanted, own)) return null
  const country = countryName(own, langCode, resume?.countryEtcText)
  if (country === undefined) return null
  return (
    <Text size="sm" c="dimmed">
      <Trans>
        The company asks for workers from these countries. You are from {country}, so it may not choose you.
        You can still apply.
      </Trans>
    </Text>
  )
}

const RECENT = 5 * 60_000

/** Whether a job wants other nationalities than the reader's; where either is not stated, nothing is known. */
export const isOtherNationality = (
  wanted: readonly string[],
  own: string | null | undefined,
): own is string => wanted.length > 0 && Boolean(own) && !wanted.includes(own ?? '')
