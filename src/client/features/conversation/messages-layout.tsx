import { Trans, useLingui } from '@lingui/react/macro'
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
    <div className={classes.panes} data-panes data-open={isOpen || undefined}>
      <div className={classes.list}>
        {isOpen ? (
          <p className={classes.title}>
            <Trans>Messages</Trans>
          </p>
        ) : (
          <InnerHeader title={<Trans>Messages</Trans>} up="/home" />
        )}
        <ConversationList />
      </div>
      <div className={classes.open}>{children}</div>
    </div>
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
