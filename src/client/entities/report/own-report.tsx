import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Alert } from '@mantine/core'
import type { OwnReport } from '../../../contract/job/report.ts'
import { useFormat } from '../../i18n/format.ts'

import { InfoIcon } from '../../ui/icon/icons.tsx'
const outcomes: Record<NonNullable<OwnReport['outcome']>, MessageDescriptor> = {
  CLOSED: msg`We have closed the posting.`,
  UPHELD: msg`We have checked it and confirmed your report.`,
  DISMISSED: msg`We have checked it. What you reported breaks no rules.`,
}

/** What became of the member's report of this. */
export function OwnReportNote({ report }: { report: OwnReport | null | undefined }) {
  const { i18n } = useLingui()
  const format = useFormat()
  if (!report) return null
  const when = format.moment(report.createdDate)
  return (
    <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
      <Trans>You reported this: {when}</Trans>
      <br />
      <b>
        {report.settledDate === null ? (
          <Trans>We are checking it.</Trans>
        ) : report.outcome === null ? (
          <Trans>We have checked it.</Trans>
        ) : (
          i18n._(outcomes[report.outcome])
        )}
      </b>
    </Alert>
  )
}
