import { Box, type BoxProps } from '@mantine/core'
import { withTiedDots } from '../../../contract/base/between-facts.ts'
import type { JobCard } from '../../../contract/job/job.ts'
import { readsKorean } from '../../../reference/name-in.ts'
import { currentLanguage } from '../../i18n/current-language.ts'
import { langOfKorean } from '../../i18n/lang-of-korean.ts'
import { useLanguage } from '../../i18n/use-language.ts'

type Titled = Pick<JobCard, 'title' | 'headline'>

/** What a job is called: its headline, or the employer's title for readers of Korean and where there is no headline. */
export const shownTitle = (
  { title, headline = title }: Titled,
  langCode: string = currentLanguage(),
): string => (readsKorean(langCode) ? title : headline)

/** What a job is called, marked where it is in Korean. */
export function ShownTitle({ job }: { job: Titled }) {
  const shown = shownTitle(job, useLanguage())
  return shown === job.title ? <span lang="ko">{withTiedDots(shown)}</span> : shown
}

/** The employer's own title below a headline, within the same heading: both are its name. */
export function OriginalTitle({ job, ...props }: { job: Titled } & BoxProps) {
  return shownTitle(job, useLanguage()) === job.title ? null : (
    <>
      {' '}
      <Box component="span" lang="ko" {...props}>
        {job.title}
      </Box>
    </>
  )
}

/** How the outbox names a command about a job. */
export const entryTitleOf = ({
  title,
  headline,
  companyName,
}: Titled & Pick<JobCard, 'companyName'>): Readonly<Record<string, string>> => ({
  title,
  company: companyName,
  ...(headline === undefined ? {} : { headline }),
})

export function CompanyName({ job }: { job: Pick<JobCard, 'companyName' | 'companyNameRomanized'> }) {
  return <KoreanName name={job.companyName} inLatin={job.companyNameRomanized} />
}

/** A name in Hangul, and in Latin letters for those who do not read it. */
export function KoreanName({ name, inLatin }: { name: string; inLatin: string | undefined }) {
  const isRead = readsKorean(useLanguage())
  return (
    <>
      <span lang={langOfKorean(name)}>{name}</span>
      {!isRead && inLatin !== undefined && ` (${inLatin})`}
    </>
  )
}
