import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'

export const SuggestedMark = () => (
  <Text component="small" ms="xxs" size="sm" c="inherit" opacity={0.75}>
    <Trans comment="Beside a choice that was made from the employer's text, and can be taken back">
      suggested
    </Trans>
  </Text>
)
