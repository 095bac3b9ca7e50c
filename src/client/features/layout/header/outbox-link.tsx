import { msg } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import { Flex, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { OutboxMark, outboxViews } from '../../../entities/outbox/outbox-mark.tsx'
import type { ShownState } from '../../../offline/outbox/use-outbox.ts'
import { Hidden } from '../../../ui/page/page.tsx'

const stateTexts = {
  SAVED: msg`Saved`,
  SENDING: msg`Sending`,
  SIGN_IN: msg`Sign in`,
  ATTENTION: msg`Check`,
}

/** Link to the outbox with the state of unsent entries. */
export function OutboxLink({ state, count }: { state: ShownState; count: number }) {
  const { i18n } = useLingui()
  return (
    <Flex
      component={Link}
      to="/outbox"
      align="center"
      mih="var(--target)"
      px={{ base: 'xxs', sm: 'xs' }}
      style={{ whiteSpace: 'nowrap' }}
    >
      <OutboxMark view={outboxViews[state]}>{i18n._(stateTexts[state])}</OutboxMark>
      {state !== 'ATTENTION' && (
        <Text component="b" ms="xxs" size="sm" fw={700} c="dimmed" visibleFrom="sm">
          {count}
        </Text>
      )}
      <Hidden>
        <Plural value={count} one="# item to send" other="# items to send" />
      </Hidden>
    </Flex>
  )
}
