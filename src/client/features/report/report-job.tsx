import { Trans } from '@lingui/react/macro'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { membersTexts } from '../../i18n/activate-language.ts'
import { TriangleIcon } from '../../ui/icon/icons.tsx'
import { optionalPart } from '../../ui/field/optional.tsx'

const ReportSheet = optionalPart(() => import('./report-sheet.tsx'), 'ReportSheet', membersTexts)

/** Reports a job to the operator; open to everybody. */
export function ReportJob({ jobId }: { jobId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Group justify="center" py="md" px="edge">
      <Button
        mih="var(--target)"
        variant="subtle"
        color="gray"
        size="sm"
        leftSection={<TriangleIcon size={20} />}
        onClick={() => setIsOpen(true)}
      >
        <Trans>Report this job</Trans>
      </Button>
      {isOpen && <ReportSheet about={{ kind: 'JOB', id: jobId }} onClose={() => setIsOpen(false)} />}
    </Group>
  )
}
