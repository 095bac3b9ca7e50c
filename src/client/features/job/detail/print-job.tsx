import { useLingui } from '@lingui/react/macro'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { PrintIcon } from '../../../ui/icon/member-icons.tsx'

/** Prints the job without what only a screen needs (theme/print.css). */
export function PrintJob() {
  const { t } = useLingui()
  return <IconButton icon={PrintIcon} label={t`Print`} onClick={() => window.print()} />
}
