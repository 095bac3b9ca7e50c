import { Trans, useLingui } from '@lingui/react/macro'
import { errorTexts } from '../../../i18n/error-texts.ts'
import { ApiProblem, NetworkFailure, UnexpectedAnswer } from '../../../api/problem.ts'
import { useSession } from '../../../api/session.ts'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
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
        <Trans>There is a network, but our server does not answer. Please try again in a moment.</Trans>
      </ErrorState>
    )
  if (error instanceof NetworkFailure) return <NotOpenedBefore search={search} go={go} onRetry={onRetry} />
  if (!isRefused)
    return (
      <ErrorState title={<Trans>The jobs could not be loaded</Trans>} onRetry={onRetry}>
        <Trans>What you saved is still there. Please try again in a moment.</Trans>
      </ErrorState>
    )
  const isPage =
    error instanceof ApiProblem && (error.code === 'PAGE_NOT_FOUND' || error.code === 'PAGE_TOO_DEEP')
  const first = { ...search, page: undefined }
  return (
    <ErrorState
      title={isPage ? i18n._(errorTexts[error.code]) : <Trans>This search does not exist</Trans>}
      action={
        <Button
          variant="light"
          onClick={() => go(isPage ? first : { ...withoutFilters(search), sort: undefined })}
        >
          {isPage ? <Trans>To the first page</Trans> : <Trans>Show all jobs</Trans>}
        </Button>
      }
    >
      {!isPage && <Trans>The address has a filter or page that is not known here.</Trans>}
    </ErrorState>
  )
}

/** No answer and nothing cached: links to lists that are. */
function NotOpenedBefore({ search, go, onRetry }: Omit<SearchErrorProps, 'error'>) {
  const isWorker = useSession()?.role === 'EMPLOYEE'
  const ways = (
    <>
      <Button variant="light" onClick={onRetry}>
        <Trans>Load again</Trans>
      </Button>
      {isWorker ? (
        <LinkButton to="/mypage/favorites" variant="subtle">
          <Trans>Show favorites</Trans>
        </LinkButton>
      ) : (
        <Button variant="subtle" onClick={() => go({ ...withoutFilters(search), sort: undefined })}>
          <Trans>Show all jobs</Trans>
        </Button>
      )}
    </>
  )
  return (
    <ErrorState title={<Trans>The jobs could not be loaded</Trans>} action={ways}>
      <Trans>This phone has not opened it before. What you opened can still be read without a network.</Trans>
    </ErrorState>
  )
}
