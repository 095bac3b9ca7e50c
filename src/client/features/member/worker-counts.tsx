import { Trans } from '@lingui/react/macro'
import { Paper, SimpleGrid, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { applicationsPage, favoritesPage } from '../../entities/application/my-job-queries.ts'
import { completenessOf } from '../../entities/resume/completeness.ts'
import { myResume } from '../../entities/resume/my-resume-query.ts'
import { valuesOf } from '../../entities/resume/resume-values.ts'
import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/use-language.ts'

/** How complete the resume is, and how many applications and favorites there are; a dash while that is not known. */
export function WorkerCounts() {
  const format = useFormat()
  const langCode = useLanguage()
  const resume = useQuery(myResume()).data?.data
  const applications = useQuery(applicationsPage(1, langCode)).data
  const favorites = useQuery(favoritesPage(1, langCode)).data
  const numberOf = (list: { data: readonly unknown[]; totalCount?: number | undefined } | undefined) =>
    list ? format.number(list.totalCount ?? list.data.length) : '–'
  return (
    <SimpleGrid minColWidth="min(5.5rem, 100%)" autoFlow="auto-fit" spacing="xs" pb="md" px="edge">
      <Count
        to={resume ? '/mypage/modifyResume' : '/writeResume'}
        value={resume ? format.percent(completenessOf(valuesOf(resume))) : '–'}
      >
        <Trans>Resume</Trans>
      </Count>
      <Count to="/mypage/applyStatus" value={numberOf(applications)}>
        <Trans>Applications</Trans>
      </Count>
      <Count to="/mypage/favorites" value={numberOf(favorites)}>
        <Trans>Saved jobs</Trans>
      </Count>
    </SimpleGrid>
  )
}

interface CountProps {
  to: NonNullable<LinkProps['to']>
  value: string
  children: ReactNode
}

const Count = ({ to, value, children }: CountProps) => (
  <Paper
    renderRoot={(props) => <Link to={to} {...props} />}
    bd={0}
    px="xs"
    py="sm"
    fz="xs"
    lh="xs"
    c="dimmed"
  >
    <Text component="b" display="block" size="lg" fw={700} c="dark" mb="xxs">
      {value}
    </Text>
    {children}
  </Paper>
)
