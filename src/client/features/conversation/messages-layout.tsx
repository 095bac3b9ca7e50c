import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Center, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { InnerHeader } from '../../ui/page/inner-header.tsx'
import { useTitle } from '../../ui/page/page.tsx'
import { ConversationList } from './conversation-list.tsx'

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
      h={isOpen ? '100%' : { md: '100%' }}
      mih={0}
      maw="calc(var(--content) + 2 * var(--edge))"
      display={{ base: 'block', md: 'grid' }}
      py={{ md: 'md' }}
      px={{ md: 'edge' }}
      style={{ gridTemplateColumns: 'minmax(300px, 380px) 1fr', gap: 'var(--space-16)' }}
      data-panes
    >
      <Box
        mx="auto"
        w="100%"
        maw={{ base: 'var(--column)', md: 'none' }}
        mih={0}
        bg={{ md: 'var(--surface)' }}
        bdrs={{ md: 'lg' }}
        style={{ overflowY: 'auto' }}
        {...(isOpen ? { visibleFrom: 'md' } : {})}
      >
        {isOpen ? (
          <Text py="md" px="edge" size="lg" fw={700}>
            <Trans>Messages</Trans>
          </Text>
        ) : (
          <InnerHeader title={<Trans>Messages</Trans>} up="/home" />
        )}
        <ConversationList />
      </Box>
      <Box h="100%" miw={0} mih={0} {...(isOpen ? {} : { visibleFrom: 'md' })}>
        {children}
      </Box>
    </Box>
  )
}

/** Beside the list while no conversation is open. */
export function NoneOpen() {
  return (
    <Center component="p" h="100%" bdrs="lg" bg="var(--surface)" c="dimmed">
      <Trans>Choose a chat.</Trans>
    </Center>
  )
}
