import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { TriangleIcon } from '../../ui/icon/icons.tsx'
import { ReportSheet } from './report-sheet.tsx'

/** Reports a job offer to the operator. */
export function ReportOffer({ id }: { id: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        leftSection={<TriangleIcon size={20} />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Trans>Report</Trans>
      </Button>
      {isOpen && <ReportSheet about={{ kind: 'OFFER', id }} onClose={() => setIsOpen(false)} />}
    </>
  )
}
