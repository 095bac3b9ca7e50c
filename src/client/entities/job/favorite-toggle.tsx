import { useLingui } from '@lingui/react/macro'
import { ActionIcon, Box } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { favoriteJob, type JobCard, listFavorites, unfavoriteJob } from '../../../contract/job/job.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { noteReasonToInstall } from '../../browser/install-prompt.ts'
import { storeForOffline } from '../../offline/cache/store-for-offline.ts'
import { outboxCommand, useSend } from '../../offline/outbox/sending.ts'
import { unsentOf, useFromOutbox } from '../../offline/outbox/use-outbox.ts'
import { useMemberId, useSession } from '../../api/session.ts'
import { FavoriteIcon } from '../../ui/icon/icons.tsx'
import { SaveError } from '../outbox/save-error.tsx'
import { jobById } from './job-query.ts'
import { entryTitleOf, shownTitle } from './job-title.tsx'
import { storePendingFavorite, takePendingFavorite } from './pending-favorite.ts'

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

type FavoriteJob = Pick<
  JobCard,
  'id' | 'title' | 'headline' | 'companyName' | 'favorited' | 'imageUrl' | 'logoImageUrl'
>

interface FavoriteToggleProps {
  job: FavoriteJob
  /** Server time (epoch ms) of the job's data; newer unsent presses are overlaid. */
  dataTime: number
  /** White background for a button on top of an image. */
  onPicture?: boolean
}

/** The favorite button of a job, showing unsent changes. Visitors are asked to sign in and come back. */
export function FavoriteToggle({ job, dataTime, onPicture = false }: FavoriteToggleProps) {
  const { t } = useLingui()
  const active = useIsFavorite(job, dataTime)
  const { toggle, error } = useToggleFavorite()
  const session = useSession()
  const langCode = useLanguage()
  // Screen readers can tell ten buttons of a list apart.
  const title = shownTitle(job, langCode)
  const isWorker = session?.role === 'EMPLOYEE'
  useEffect(() => {
    if (isWorker && takePendingFavorite(job.id) && !active) toggle(job, false)
  })
  if (session && !isWorker) return null
  return (
    <Box pos="relative" style={{ zIndex: 0 }}>
      <ActionIcon
        variant="transparent"
        color={active ? 'primary' : onPicture ? 'dark' : 'gray'}
        aria-pressed={active}
        aria-label={t`Save job: ${title}`}
        onClick={() => toggle(job, active)}
      >
        {/* On a picture, a disc that is smaller than the target. */}
        <Box
          w={36}
          h={36}
          bg={onPicture ? 'var(--surface)' : undefined}
          style={{ display: 'grid', placeItems: 'center', borderRadius: '50%' }}
        >
          <FavoriteIcon size={onPicture ? 20 : 24} fill={active ? 'currentColor' : 'none'} />
        </Box>
      </ActionIcon>
      {error && (
        // Positioned absolutely: a card must not move under the thumb that pressed it.
        <Box pos="absolute" top="100%" right={0} w="min(280px, 80vw)" style={{ zIndex: 1 }}>
          <SaveError error={error} />
        </Box>
      )}
    </Box>
  )
}

/** The server's data with the member's unsent changes; a refused change no longer counts. */
function useIsFavorite(job: Pick<JobCard, 'id' | 'favorited'>, dataTime: number): boolean {
  return useFromOutbox((contents) => {
    const unsent = unsentOf(contents, entityOf(job), dataTime, true)
    if (!unsent || unsent.state === 'ATTENTION') return job.favorited
    return unsent.operation === favoriteJob.name
  })
}

function useToggleFavorite() {
  const queries = useQueryClient()
  const langCode = useLanguage()
  const memberId = useMemberId()
  // Read at the press: a list has many buttons, which need not follow the address.
  const router = useRouter()
  const adding = useSend(favorite)
  const removing = useSend(unfavorite)
  const toggle = (job: FavoriteJob, active: boolean) => {
    if (memberId === null) {
      const here = router.state.location.href
      storePendingFavorite(job.id, here)
      void router.navigate({ to: '/signIn', search: { redirect: here } })
      return
    }
    const input = { params: { id: job.id }, title: entryTitleOf(job) }
    if (active) {
      removing.mutate(input)
      return
    }
    const keep = () => {
      noteReasonToInstall()
      void storeForOffline(queries, {
        query: jobById(job.id, langCode),
        imagesOf: ({ data }) => [data.imageUrl, data.logoImageUrl],
      })
    }
    // Behind the press, whose mark it would delay. An error is shown by the button.
    adding.mutateAsync(input).then(keep, () => undefined)
  }
  return { toggle, error: adding.error ?? removing.error }
}
