import { Trans, useLingui } from '@lingui/react/macro'
import { Box } from '@mantine/core'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import type { AnnouncementValues } from '../form/announcement-values.ts'
import { Preview } from './preview.tsx'
import { SCROLLS_BY_KEYS } from '../form/scrolls-by-keys.ts'

/** The preview in a sheet, for phones. */
export function PreviewSheet({ values, onClose }: { values: AnnouncementValues; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Sheet open title={<Trans>Preview</Trans>} onClose={onClose}>
      <Box
        h="100%"
        pt="xs"
        px="edge"
        pb="xl"
        bg="var(--page)"
        style={{ overflow: 'auto' }}
        role="region"
        aria-label={t`Preview of the posting`}
        {...SCROLLS_BY_KEYS}
      >
        <Preview values={values} />
      </Box>
    </Sheet>
  )
}
