import { useLingui } from '@lingui/react/macro'
import { ActionIcon } from '@mantine/core'
import { PrintIcon } from '../../../ui/icon/icons.tsx'

/** Prints the job without what only a screen needs (theme/print.css). */
export function PrintJob() {
  const { t } = useLingui()
  return (
    <ActionIcon aria-label={t`Print`} title={t`Print`} onClick={() => window.print()}>
      <PrintIcon size={24} />
    </ActionIcon>
  )
}
