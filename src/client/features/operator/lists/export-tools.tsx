import { Plural, Trans } from '@lingui/react/macro'
import { Alert, Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import type { Exported } from './use-export.ts'
import { InfoIcon } from '../../../ui/icon/icons.tsx'

export interface Export {
  isPending: boolean
  error: Error | null
  data: Exported | null | undefined
  start: () => void
  cancel: () => void
}

/** Downloads the filtered list. Pressed meanwhile, it does nothing and keeps the focus. */
export const ExportButton = ({ of, isDisabled }: { of: Export; isDisabled: boolean }) => (
  <Button variant="default" disabled={isDisabled} onClick={of.start} aria-busy={of.isPending}>
    <Trans>Download CSV</Trans>
  </Button>
)

/** What has become of the download. */
export function ExportResult({ of, children }: { of: Export; children?: ReactNode }) {
  if (of.isPending)
    return (
      <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
        <Trans>Preparing the file. This download is recorded in the audit trail.</Trans>{' '}
        <Button variant="subtle" color="gray" size="sm" onClick={of.cancel}>
          <Trans>Cancel the download</Trans>
        </Button>
      </Alert>
    )
  if (of.error) return <RequestAlert error={of.error} />
  if (!of.data) return null
  return (
    <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
      <Plural value={of.data.rows} one="# entry is in the file." other="# entries are in the file." />{' '}
      {of.data.isCut && (
        <Trans>
          There are more: a file holds the newest 100,000 entries. Choose a shorter period to get the others.
        </Trans>
      )}{' '}
      {children}
    </Alert>
  )
}
