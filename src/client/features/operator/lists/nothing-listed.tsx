import { Trans } from '@lingui/react/macro'
import { EmptyState } from '../../../ui/page/states.tsx'
import type { Desk } from '../desk/desks.ts'
import { ShowAll } from './list-filters.tsx'

interface NothingListedProps {
  desk: Desk
  /** WRONG: the filters do not fit. FILTERED: no entry matches. END: the list ends before. NONE: there is no entry. */
  why: 'WRONG' | 'FILTERED' | 'END' | 'NONE'
}

export function NothingListed({ desk, why }: NothingListedProps) {
  switch (why) {
    case 'NONE':
      return <EmptyState title={<Trans>None yet</Trans>} />
    case 'FILTERED':
      return (
        <EmptyState title={<Trans>Nothing matches</Trans>}>
          <Trans>Change the filters, or show everything.</Trans>
        </EmptyState>
      )
    case 'END':
      return <EmptyState title={<Trans>No older entries</Trans>} action={<ShowAll desk={desk} />} />
    case 'WRONG':
      return (
        <EmptyState title={<Trans>These filters cannot be used</Trans>}>
          <Trans>Change the filters, or show everything.</Trans>
        </EmptyState>
      )
  }
}
