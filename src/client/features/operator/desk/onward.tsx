import { Trans } from '@lingui/react/macro'
import { LinkButton } from '../../../ui/button/button.tsx'
import classes from './onward.module.css'

interface OnwardProps {
  /** Where this page begins; the newest entries without it. */
  after: string | undefined
  /** Where the list goes on; null at its end. */
  next: string | null
  label: string
}

/** Links through a list that continues by position; the browser's Back leads to the page before. */
export function Onward({ after, next, label }: OnwardProps) {
  if (after === undefined && next === null) return null
  return (
    <nav className={classes.onward} aria-label={label}>
      {after !== undefined && (
        <LinkButton variant="outline" to="." search={(before: object) => ({ ...before, after: undefined })}>
          <Trans>Newest entries</Trans>
        </LinkButton>
      )}
      {next !== null && (
        <LinkButton variant="outline" to="." search={(before: object) => ({ ...before, after: next })}>
          <Trans>Older entries</Trans>
        </LinkButton>
      )}
    </nav>
  )
}
