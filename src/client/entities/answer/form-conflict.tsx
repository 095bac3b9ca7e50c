import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { TwoVersions } from '../../ui/card/two-versions.tsx'

interface FormConflictProps {
  /** Class name for position and margins. */
  className: string | undefined
  /** Says who changed what meanwhile. */
  happened: ReactNode
  /** Accessible name of the section; makes it a landmark. */
  label?: string
  /** Heading of the column that names the fields. */
  head: ReactNode
  differences: readonly { name: string; mine: string; theirs: string }[]
  onTheirs: () => void
}

/** Compares a form with the version of the same thing that was saved elsewhere meanwhile. */
export function FormConflict({ happened, head, ...versions }: FormConflictProps) {
  const { t } = useLingui()
  return (
    <TwoVersions
      {...versions}
      message={
        <>
          <b>{happened}</b>
          <p>
            <Trans>The form shows your version. If you save it, it replaces the other version.</Trans>
          </p>
        </>
      }
      caption={t`Differences`}
      heads={{ differing: head, mine: <Trans>Your version</Trans>, theirs: <Trans>The other version</Trans> }}
      take={<Trans>Use the other version</Trans>}
    />
  )
}
