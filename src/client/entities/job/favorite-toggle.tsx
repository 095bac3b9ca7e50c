import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { favoriteJob, type JobCard, listFavorites, unfavoriteJob } from '../../../contract/job/job.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { haveReasonToInstall } from '../../browser/install-prompt.ts'
import { keepWhole } from '../../offline/cache/keep-whole.ts'
import { outboxCommand, useSend } from '../../offline/outbox/sending.ts'
import { useUnsent } from '../../offline/outbox/use-outbox.ts'
import { FavoriteButton } from '../../ui/button/favorite-button.tsx'
import classes from './favorite-toggle.module.css'
import { jobById } from './job-query.ts'
import { SaveError } from '../outbox/save-error.tsx'
import { useMemberId, useSession } from '../../api/session.ts'
import { rememberWantedFavorite, takeWantedFavorite } from './wanted-favorite.ts'

const entityOf = ({ id }: { id: string }) => `favorite:${id}`

const favorite = outboxCommand(favoriteJob, {
  entity: entityOf,
  undoes: unfavoriteJob,
  refreshes: [listFavorites],
})
const unfavorite = outboxCommand(unfavoriteJob, {
  entity: entityOf,
  undoes: favoriteJob,
  refreshes: [listFavorites],
})

type BookmarkedJob = Pick<JobCard, 'id' | 'title' | 'companyName' | 'favorited' | 'imageUrl' | 'logoImageUrl'>

interface BookmarkProps {
  job: BookmarkedJob
  /** Server time (epoch ms) of the job's data; newer unsent presses are overlaid. */
  seenAt: number
  onPicture?: boolean
}

/** The favorite button of a job, showing unsent changes. Visitors are asked to sign in and come back. */
export function FavoriteToggle({ job, seenAt, onPicture = false }: BookmarkProps) {
  const isActive = useIsFavorite()
  const { toggle, error } = useToggleBookmark()
  const session = useSession()
  const active = isActive(job, seenAt)
  const isWorker = session?.role === 'EMPLOYEE'
  useEffect(() => {
    if (isWorker && takeWantedFavorite(job.id) && !active) toggle(job, false)
  })
  if (session && !isWorker) return null
  return (
    <div className={classes.frame}>
      <FavoriteButton
        active={active}
        title={job.title}
        onPicture={onPicture}
        onToggle={() => toggle(job, active)}
      />
      {error && (
        <div className={classes.error}>
          <SaveError error={error} />
        </div>
      )}
    </div>
  )
}

/** The server's data with the member's unsent changes; a refused change no longer counts. */
export function useIsFavorite() {
  const unsentOf = useUnsent()
  return (job: Pick<JobCard, 'id' | 'favorited'>, seenAt: number): boolean => {
    const unsent = unsentOf(entityOf(job), seenAt)
    if (!unsent || unsent.state === 'ATTENTION') return job.favorited
    return unsent.operation === favoriteJob.name
  }
}

function useToggleBookmark() {
  const queries = useQueryClient()
  const langCode = useLanguage()
  const memberId = useMemberId()
  const navigate = useNavigate()
  const here = useLocation({ select: (location) => location.href })
  const adding = useSend(favorite)
  const removing = useSend(unfavorite)
  const toggle = (job: BookmarkedJob, active: boolean) => {
    if (memberId === null) {
      rememberWantedFavorite(job.id)
      void navigate({ to: '/signIn', search: { redirect: here } })
      return
    }
    const input = { params: { id: job.id }, title: { title: job.title, company: job.companyName } }
    if (active) {
      removing.mutate(input)
      return
    }
    adding.mutate(input)
    haveReasonToInstall()
    void keepWhole(queries, {
      query: jobById(job.id, langCode),
      imagesOf: ({ data }) => [data.imageUrl, data.logoImageUrl],
    })
  }
  return { toggle, error: adding.error ?? removing.error }
}
