import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Text } from '@mantine/core'
import { CellphoneForm } from '../../../entities/certification/cellphone-form.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'

/** Verifies the member's cellphone, which serves for signing in and finding the ID. */
export function CellphoneSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Sheet open onClose={onClose} title={t`Verify your cellphone`} fit>
      <Box px="edge" pb="xl">
        <CellphoneForm
          before={
            <Text size="sm" c="dimmed">
              <Trans>With a verified cellphone number you can recover your ID and sign in.</Trans>
            </Text>
          }
          onVerified={onClose}
        />
      </Box>
    </Sheet>
  )
}
