import { Trans, useLingui } from '@lingui/react/macro'
import { Sheet } from '../../ui/sheet.tsx'
import type { AnnouncementValues } from './announcement-values.ts'
import { Preview } from './preview.tsx'
import classes from './preview-sheet.module.css'

/** The preview on a phone, over the form. */
export function PreviewSheet({ values, onClose }: { values: AnnouncementValues; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Sheet open title={<Trans>Preview</Trans>} onClose={onClose}>
      {/* Focusable, so that it scrolls by keyboard: nothing in it is. */}
      <div className={classes.scroll} role="region" aria-label={t`Preview of the posting`} tabIndex={0}>
        <Preview values={values} />
      </div>
    </Sheet>
  )
}
