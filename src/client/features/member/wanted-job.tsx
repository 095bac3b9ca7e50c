import { Trans } from '@lingui/react/macro'
import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { jobById } from '../../entities/job/job-query.ts'
import { ShownTitle } from '../../entities/job/job-title.tsx'
import { pendingFavoriteOn } from '../../entities/job/pending-favorite.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { jobOfPage } from './role-of-path.ts'
import { InfoIcon } from '../../ui/icon/icons.tsx'

interface WantedJobProps {
  /** Where the visitor returns to. */
  page: string
  way: 'SIGN_IN' | 'SIGN_UP'
}

/** Tells a visitor who pressed a job's bookmark, or “Apply”, which job it was and why they are here. */
export function WantedJob({ page, way }: WantedJobProps) {
  const saved = pendingFavoriteOn(page)
  const id = saved ?? jobOfPage(page)
  const langCode = useLanguage()
  const job = useQuery({ ...jobById(id ?? '', langCode), enabled: id !== undefined }).data?.data
  if (id === undefined) return null
  return (
    <Alert color="gray" role="status" icon={<InfoIcon size={20} />} mb="lg">
      {job && (
        <b>
          <ShownTitle job={job} />
        </b>
      )}
      <p>{saved ? <WhySave way={way} /> : <WhyApply way={way} />}</p>
    </Alert>
  )
}

const WhySave = ({ way }: Pick<WantedJobProps, 'way'>) =>
  way === 'SIGN_IN' ? (
    <Trans>Sign in to save this job. You return to it, and it is saved.</Trans>
  ) : (
    <Trans>Sign up to save this job. You return to it, and it is saved.</Trans>
  )

const WhyApply = ({ way }: Pick<WantedJobProps, 'way'>) =>
  way === 'SIGN_IN' ? (
    <Trans>Sign in to apply for this job. You return to it, and press “Apply” once more.</Trans>
  ) : (
    <Trans>Sign up to apply for this job. You return to it, and press “Apply” once more.</Trans>
  )
