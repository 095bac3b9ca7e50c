import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import type { ApplicantStage } from '../../../contract/base/enums.ts'
import { applicantStageLabels } from '../../i18n/candidate-labels.ts'
import { FormSheet, Sheet } from '../../ui/sheet/sheet.tsx'
import { PermitNote } from './applicant-right.tsx'

interface RejectSheetProps {
  name: string
  onReject: () => void
  onClose: () => void
}

export function RejectSheet({ name, onReject, onClose }: RejectSheetProps) {
  return (
    <FormSheet
      title={<Trans>Decline {name}?</Trans>}
      action={<Trans>Decline</Trans>}
      cancel={<Trans>Not now</Trans>}
      onSubmit={onReject}
      onClose={onClose}
    >
      <p>
        <Trans>
          We tell the applicant that they were not selected. You can still change your decision later.
        </Trans>
      </p>
    </FormSheet>
  )
}

const STAGES = ['SHORTLISTED', 'INTERVIEW', 'HIRED'] as const

interface StageSheetProps {
  name: string
  stage: ApplicantStage
  onChoose: (stage: (typeof STAGES)[number]) => void
  onClose: () => void
}

/** Chooses how far an applicant has come; that somebody is hired is asked once more. */
export function StageSheet({ name, stage, onChoose, onClose }: StageSheetProps) {
  const { i18n } = useLingui()
  const [isHiring, setHiring] = useState(false)
  if (isHiring) return <HireSheet name={name} onHire={() => onChoose('HIRED')} onClose={onClose} />
  return (
    <Sheet open onClose={onClose} title={<Trans>Stage of {name}</Trans>} fit>
      <Stack gap="sm" pt={{ base: 'xs', sm: 0 }} pb="xl" px={{ base: 'edge', sm: 'xl' }}>
        <p>
          <Trans>We notify the applicant of each stage you choose, each of them once.</Trans>
        </p>
        {STAGES.map((each) => (
          <Button
            key={each}
            fullWidth
            variant={each === stage ? 'light' : 'default'}
            aria-pressed={each === stage}
            onClick={() => (each === 'HIRED' && stage !== 'HIRED' ? setHiring(true) : onChoose(each))}
          >
            {i18n._(applicantStageLabels[each])}
          </Button>
        ))}
        <Button fullWidth variant="subtle" color="gray" onClick={onClose}>
          <Trans>Back</Trans>
        </Button>
      </Stack>
    </Sheet>
  )
}

function HireSheet({ name, onHire, onClose }: { name: string; onHire: () => void; onClose: () => void }) {
  const { i18n } = useLingui()
  return (
    <FormSheet
      title={<Trans>Do you hire {name}?</Trans>}
      action={i18n._(applicantStageLabels.HIRED)}
      cancel={<Trans>Not now</Trans>}
      onSubmit={onHire}
      onClose={onClose}
    >
      <p>
        <Trans>We tell the applicant that they are hired.</Trans>
      </p>
      <p>
        <PermitNote />
      </p>
    </FormSheet>
  )
}
