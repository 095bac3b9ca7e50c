import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Checkbox, Group, Text } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import { KeyHint } from '../../ui/keyboard/key-hint.tsx'
import { CalendarIcon, ChatIcon, CloseIcon, FavoriteIcon } from '../../ui/icon/icons.tsx'
import type { Asking } from './use-acts.tsx'

interface ChosenBarProps {
  count: number
  isAll: boolean
  onTickAll: () => void
  onAsk: (asking: Asking) => void
  onShortlist: () => void
}

/** Chooses all rows that are shown, and offers what can be done with the chosen ones. */
export function ChosenBar({ count, isAll, onTickAll, onAsk, onShortlist }: ChosenBarProps) {
  const { t } = useLingui()
  const look = { size: 'sm', variant: 'default' } as const
  return (
    <Group
      gap="xs"
      py="xxs"
      mih={52}
      pos="sticky"
      // On desktop the header scrolls away; on phones it stays above.
      top={{ base: 56, sm: 0 }}
      bg="var(--surface)"
      style={{ zIndex: 2 }}
      data-no-print
    >
      <Checkbox
        label={t`All shown`}
        checked={isAll}
        indeterminate={count > 0 && !isAll}
        onChange={onTickAll}
      />
      {count > 0 && (
        <>
          <Text size="sm" c="dimmed" role="status">
            <Plural value={count} one="# chosen" other="# chosen" />
          </Text>
          <Box flex={1} />
          <Button
            {...look}
            leftSection={<FavoriteIcon size={18} />}
            aria-keyshortcuts="S"
            onClick={onShortlist}
          >
            <Trans>Shortlist</Trans>
            <KeyHint>S</KeyHint>
          </Button>
          <Button {...look} leftSection={<ChatIcon size={18} />} onClick={() => onAsk('MESSAGE')}>
            <Trans>Message</Trans>
          </Button>
          <Button {...look} leftSection={<CalendarIcon size={18} />} onClick={() => onAsk('TIMES')}>
            <Trans>Propose times</Trans>
          </Button>
          <Button
            {...look}
            leftSection={<CloseIcon size={18} />}
            aria-keyshortcuts="R"
            onClick={() => onAsk('REJECTED')}
          >
            <Trans>Decline</Trans>
            <KeyHint>R</KeyHint>
          </Button>
        </>
      )}
    </Group>
  )
}
