import { Trans } from '@lingui/react/macro'
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
    <div className={classes.counts}>
      <Link to={resume ? '/mypage/modifyResume' : '/writeResume'}>
        <b>{resume ? format.percent(completenessOf(valuesOf(resume))) : '–'}</b>
        <Trans>Resume</Trans>
      </Link>
      <Link to="/mypage/applyStatus">
        <b>{numberOf(applications)}</b>
        <Trans>Applications</Trans>
      </Link>
      <Link to="/mypage/favorites">
        <b>{numberOf(favorites)}</b>
        <Trans>Saved jobs</Trans>
      </Link>
    </div>
  )
}
