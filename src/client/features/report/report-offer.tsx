import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Proposal } from '../../../contract/candidate/proposal.ts'
import { TriangleIcon } from '../../ui/icon/icons.tsx'
import { ReportSheet } from './report-sheet.tsx'

/** Reports a job offer to the operator. */
export function ReportOffer({ proposal }: { proposal: Pick<Proposal, 'id' | 'title' | 'company'> }) {
  const [isOpen, setIsOpen] = useState(false)
  const { id, title, company } = proposal
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
      {isOpen && (
        <ReportSheet
          about={{ kind: 'OFFER', id, title: { title, company } }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
