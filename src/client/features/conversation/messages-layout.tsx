import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { InnerHeader } from '../../ui/page/inner-header.tsx'
import { useTitle } from '../../ui/page/use-title.ts'
import { ConversationList } from './conversation-list.tsx'
import classes from './messages-layout.module.css'

interface MessagesLayoutProps {
  /** Whether a conversation is open, which phones show alone. */
  isOpen: boolean
  children: ReactNode
}

/** The list and the open conversation, side by side where there is room. */
export function MessagesLayout({ isOpen, children }: MessagesLayoutProps) {
  const { t } = useLingui()
  useTitle(t`Messages`)
  return (
    <Box
      mx="auto"
      w="100%"
      maw="calc(var(--content) + 2 * var(--edge))"
      className={classes.panes}
      data-panes
      data-open={isOpen || undefined}
    >
      <div className={classes.list}>
        {isOpen ? (
          <Text py="md" px="edge" size="lg" fw={700}>
            <Trans>Messages</Trans>
          </Text>
        ) : (
          <InnerHeader title={<Trans>Messages</Trans>} up="/home" />
        )}
        <ConversationList />
      </div>
      <div className={classes.open}>{children}</div>
    </Box>
  )
}

/** Beside the list while no conversation is open. */
export function NoneOpen() {
  return (
    <p className={classes.none}>
      <Trans>Choose a chat.</Trans>
    </p>
  )
}
