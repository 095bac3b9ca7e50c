import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import type { WorkRight } from '../../../contract/work-right/may-take.ts'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { RightAnswer } from './right-answer.tsx'
import { verdictTexts } from './verdict-texts.ts'

interface BeforeApplySheetProps {
  /** Where the reader's status does not allow the work. */
  right: WorkRight | undefined
  /** What else does not fit. */
  children: ReactNode
  onApply: () => void
  onClose: () => void
}

/** Says before an application what of the job does not fit the reader. */
export function BeforeApplySheet({ right, children, onApply, onClose }: BeforeApplySheetProps) {
  const { i18n } = useLingui()
  return (
    <Sheet open onClose={onClose} title={<Trans>Before you apply</Trans>} fit>
      <Stack gap="sm" pt="xs" pb="md" px="edge">
        {children}
        {right && <RightAnswer right={right} title={i18n._(verdictTexts[right.verdict])} />}
        <Button fullWidth onClick={onClose}>
          <Trans>Do not apply</Trans>
        </Button>
        <Button fullWidth variant="subtle" color="gray" onClick={onApply}>
          <Trans>Apply anyway</Trans>
        </Button>
      </Stack>
    </Sheet>
  )
}
