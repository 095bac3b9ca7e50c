import { Trans } from '@lingui/react/macro'
import { Badge, Text } from '@mantine/core'
import type { SiteHealth } from '../../../../contract/operator/health.ts'
import { useFormat } from '../../../i18n/format.ts'
import { bytesText } from './bytes-text.ts'
import { Figure, Figures } from '../desk/desk-section.tsx'

/** The last scheduled backup. Backups made by hand are not recorded. */
export function BackupFigures({
  backups: { isScheduled, isOverdue, last, failure },
}: Pick<SiteHealth, 'backups'>) {
  const format = useFormat()
  const failed = failure && { moment: format.moment(failure.startedDate), reason: failure.error }
  return (
    <>
      <Figures>
        <Figure name={<Trans>Schedule</Trans>}>
          <Schedule isScheduled={isScheduled} />
        </Figure>
        <Figure name={<Trans>Last complete</Trans>} mark={isOverdue ? <Overdue /> : null}>
          {last ? format.moment(last.finishedDate) : <Trans>None yet</Trans>}
        </Figure>
        <Figure name={<Trans>Size</Trans>}>{last ? bytesText(last.bytes) : '–'}</Figure>
      </Figures>
      {failed && <Failure {...failed} />}
    </>
  )
}

function Schedule({ isScheduled }: { isScheduled: boolean | null }) {
  if (isScheduled === null) return <Trans>Not known</Trans>
  if (isScheduled) return <Trans context="schedule">Daily</Trans>
  return (
    <Badge component="span" color="amber">
      <Trans>Not set up</Trans>
    </Badge>
  )
}

const Overdue = () => (
  <Badge component="span" color="amber">
    <Trans>Overdue</Trans>
  </Badge>
)

const Failure = ({ moment, reason }: { moment: string; reason: string }) => (
  <Text pt="sm" size="sm" c="amber">
    <Trans>
      The backup of {moment} failed: {reason}
    </Trans>
  </Text>
)
