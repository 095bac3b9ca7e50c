import { Trans, useLingui } from '@lingui/react/macro'
import { CellphoneForm } from '../../../entities/certification/cellphone-form.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import classes from './account-screen.module.css'

/** Verifies the member's cellphone, which serves for signing in and finding the ID. */
export function CellphoneSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Sheet open onClose={onClose} title={t`Verify your cellphone`} fit>
      <CellphoneForm
        before={
          <p className={classes.about}>
            <Trans>With a verified cellphone number you can recover your ID and sign in.</Trans>
          </p>
        }
        className={classes.sheet}
        onVerified={onClose}
      />
    </Sheet>
  )
}
