import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { publicErrorTexts } from '../../../../contract/base/public-error-texts.ts'
import { ApiProblem, NetworkFailure, UnexpectedAnswer } from '../../../api/problem.ts'
import { useSession } from '../../../api/session.ts'
import { ButtonLink } from '../../../ui/link.tsx'
import { ErrorState } from '../../../ui/page/states.tsx'
import { type JobSearch, withoutFilters, type GoToSearch } from './job-search.ts'

interface SearchErrorProps {
  search: JobSearch
  go: GoToSearch
  /** Error of the request; absent if the address is invalid. */
  error?: Error | null
  onRetry?: () => void
}

/** Shown instead of the list: an invalid filter or page, or a failed request. */
export function SearchError({ search, go, error, onRetry }: SearchErrorProps) {
  const { i18n } = useLingui()
  const isRefused = !error || (error instanceof ApiProblem && error.status < 500)
  if (error instanceof UnexpectedAnswer)
    return (
      <ErrorState title={<Trans>The jobs could not be loaded</Trans>} onRetry={onRetry}>
        <Trans>You are connected, but our server is not responding. Please try again in a moment.</Trans>
      </ErrorState>
    )
  if (error instanceof NetworkFailure) return <NotOpenedBefore search={search} go={go} onRetry={onRetry} />
  if (!isRefused)
    return (
      <ErrorState title={<Trans>The jobs could not be loaded</Trans>} onRetry={onRetry}>
        <Trans>Everything you saved is still there. Please try again in a moment.</Trans>
      </ErrorState>
    )
  const isPage =
    error instanceof ApiProblem && (error.code === 'PAGE_NOT_FOUND' || error.code === 'PAGE_TOO_DEEP')
  const first = { ...search, page: undefined }
  return (
    <ErrorState
      title={isPage ? i18n._(publicErrorTexts[error.code]) : <Trans>This search is not valid</Trans>}
      action={
        <Button
          variant="light"
          onClick={() => go(isPage ? first : { ...withoutFilters(search), sort: undefined })}
        >
          {isPage ? <Trans>Go to the first page</Trans> : <Trans>Show all jobs</Trans>}
        </Button>
      }
    >
      {!isPage && <Trans>The address contains an unknown filter or page.</Trans>}
    </ErrorState>
  )
}

/** No answer and nothing cached: links to lists that are. */
function NotOpenedBefore({ search, go, onRetry }: Omit<SearchErrorProps, 'error'>) {
  const isWorker = useSession()?.role === 'EMPLOYEE'
  const ways = (
    <>
      <Button variant="light" onClick={onRetry}>
        <Trans>Reload</Trans>
      </Button>
      {isWorker ? (
        <ButtonLink to="/mypage/favorites" variant="subtle" color="gray">
          <Trans>Show saved jobs</Trans>
        </ButtonLink>
      ) : (
        <Button
          variant="subtle"
          color="gray"
          onClick={() => go({ ...withoutFilters(search), sort: undefined })}
        >
          <Trans>Show all jobs</Trans>
        </Button>
      )}
    </>
  )
  return (
    <ErrorState title={<Trans>The jobs could not be loaded</Trans>} action={ways}>
      <Trans>
        You have not opened this page on this device before. Pages you have opened can be read without
        internet.
      </Trans>
    </ErrorState>
  )
}
