import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { publicErrorTexts } from '../../../contract/base/public-error-texts.ts'
import { ActionLink } from '../../ui/link.tsx'
import { ErrorState } from '../../ui/page/states.tsx'
import { ApiProblem, NetworkFailure, UnexpectedAnswer } from '../../api/problem.ts'

interface ListErrorProps {
  error: Error
  /** Says what could not be loaded. */
  title: ReactNode
  onRetry: () => void
  /** Whether the page is kept on the device once it was opened. */
  isStored?: boolean
  /** One-based; later pages link to the first, which may be cached on this phone. */
  page?: number
  /** Links to what may still be available. */
  ways?: ReactNode
  /** Heading level in the screen. */
  as?: 'h1' | 'h2' | 'h3'
}

/** A list page or entity that failed to load: the reason, what stays safe, and the way back. */
export function ListError(props: ListErrorProps) {
  const { error, title, onRetry, isStored = true, page = 1, ways, as = 'h2' } = props
  const { i18n } = useLingui()
  if (isPageGone(error)) {
    const isDeep = error instanceof ApiProblem && error.code === 'PAGE_TOO_DEEP'
    const words = isDeep ? 'PAGE_TOO_DEEP' : 'PAGE_NOT_FOUND'
    return <ErrorState title={i18n._(publicErrorTexts[words])} action={<FirstPage />} />
  }
  const next = (
    <>
      <Button variant="light" onClick={onRetry}>
        <Trans>Reload</Trans>
      </Button>
      {page > 1 && <FirstPage />}
      {ways}
    </>
  )
  return (
    <ErrorState as={as} title={title} action={next}>
      {error instanceof UnexpectedAnswer ? (
        <Trans>You are connected, but our server is not responding. Please try again in a moment.</Trans>
      ) : error instanceof NetworkFailure && !isStored ? (
        <Trans>This page needs an internet connection.</Trans>
      ) : error instanceof NetworkFailure ? (
        <Trans>
          You have not opened this page on this device before. Pages you have opened can be read without
          internet.
        </Trans>
      ) : (
        <Trans>Everything you saved is still there. Please try again in a moment.</Trans>
      )}
    </ErrorState>
  )
}

/** A list's address contains only the page, so VALIDATION refers to the page too. */
const PAGE_CODES: readonly string[] = ['PAGE_NOT_FOUND', 'PAGE_TOO_DEEP', 'VALIDATION']

/** Whether the list does not have this page. */
export const isPageGone = (error: Error | null): boolean =>
  error instanceof ApiProblem && PAGE_CODES.includes(error.code)

function FirstPage() {
  return <ActionLink to="." search={{}} label={<Trans>First page</Trans>} />
}
