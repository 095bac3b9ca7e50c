import { Trans } from '@lingui/react/macro'
import { SimpleGrid, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { applicationsPage, favoritesPage } from '../../entities/application/my-job-queries.ts'
import { completenessOf } from '../../entities/resume/completeness.ts'
import { myResume } from '../../entities/resume/my-resume-query.ts'
import { valuesOf } from '../../entities/resume/resume-values.ts'
import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import classes from './my-page-screen.module.css'

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
    <SimpleGrid
      minColWidth="min(5.5rem, 100%)"
      autoFlow="auto-fit"
      spacing="xs"
      pb="md"
      px="edge"
      className={classes.counts}
    >
      <Link to={resume ? '/mypage/modifyResume' : '/writeResume'}>
        <Text component="b" size="lg" fw={700} c="dark">
          {resume ? format.percent(completenessOf(valuesOf(resume))) : '–'}
        </Text>
        <Trans>Resume</Trans>
      </Link>
      <Link to="/mypage/applyStatus">
        <Text component="b" size="lg" fw={700} c="dark">
          {numberOf(applications)}
        </Text>
        <Trans>Applications</Trans>
      </Link>
      <Link to="/mypage/favorites">
        <Text component="b" size="lg" fw={700} c="dark">
          {numberOf(favorites)}
        </Text>
        <Trans>Saved jobs</Trans>
      </Link>
    </SimpleGrid>
  )
}
