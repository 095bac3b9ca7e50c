import {
  ActionIcon,
  type ActionIconProps,
  Button,
  Group,
  Loader,
  Paper,
  type PaperProps,
  Stack,
  Text,
} from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { type FocusEvent, useRef, useSyncExternalStore } from 'react'
import { cancelSlowWaits, currentSlowWait, onSlowWait } from '../../api/waits.ts'
import { useFrozenWhilePressed } from '../button/use-pressed.ts'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { Connectivity } from '../../browser/connectivity.ts'
import { currentOfflineNotice, expandOfflineNotice, onOfflineNotice } from '../../browser/offline-notice.ts'
import { useConnectivity } from '../../browser/use-connectivity.ts'
import { OfflineIcon } from '../icon/icons.tsx'

/**
 * Tells a person who has waited long that the request is still under way, and lets them cancel it. Each open sheet has
 * its own notice, because a sheet keeps the focus.
 */
export function SlowNotice({ inSheet = false }: { inSheet?: boolean }) {
  const wait = useFrozenWhilePressed(useSyncExternalStore(onSlowWait, currentSlowWait, () => 'NONE'))
  const former = useRef<EventTarget>(null)
  const cancel = () => {
    // The pressed button is about to disappear.
    if (former.current instanceof HTMLElement) former.current.focus({ preventScroll: true })
    cancelSlowWaits()
  }
  return (
    <div role="status" data-no-print>
      {wait !== 'NONE' && (
        <Paper p="sm" bg="var(--surface)" c="var(--ink)" {...(inSheet ? IN_SHEET : ON_PAGE)}>
          <Group gap="sm">
            <Loader size="sm" aria-hidden />
            <Stack gap={0} flex={1} miw="min(10rem, 100%)">
              <Text size="sm" fw={700}>
                <Trans>This takes longer than usual</Trans>
              </Text>
              {wait === 'COMMAND' && (
                <Text size="sm">
                  <Trans>You can wait or cancel. What you typed is kept.</Trans>
                </Text>
              )}
            </Stack>
            <Button
              size="sm"
              variant="default"
              onFocus={({ relatedTarget }: FocusEvent) => (former.current = relatedTarget)}
              onClick={cancel}
            >
              <Trans>Cancel</Trans>
            </Button>
          </Group>
        </Paper>
      )}
    </div>
  )
}

const IN_SHEET = { radius: 0 }

/** Above the bars at the bottom of a phone's screen. */
const ON_PAGE = {
  withBorder: true,
  shadow: 'md',
  pos: 'fixed',
  left: 'var(--space-8)',
  right: 'var(--space-8)',
  bottom: {
    base: 'calc(var(--tab-bar, 61px + env(safe-area-inset-bottom)) + var(--action-bar, 0px) + var(--space-8))',
    sm: 'xl',
  },
  maw: 'var(--column)',
  mx: 'auto',
  style: { zIndex: 40 },
} as const satisfies PaperProps

/**
 * In a header: reminds of a missing network, and shows it in words when pressed. Hidden from the width at which another
 * header has it.
 */
export function OfflineMark(hidden: Pick<ActionIconProps, 'hiddenFrom'>) {
  const text = useConnectivityText()
  const notice = useSyncExternalStore(onOfflineNotice, currentOfflineNotice, () => 'none')
  if (notice !== 'mark') return null
  return (
    <ActionIcon {...hidden} aria-label={text} title={text} onClick={expandOfflineNotice}>
      <OfflineIcon size={24} />
    </ActionIcon>
  )
}

const TEXTS = {
  offline: msg`No internet connection`,
  stalled: msg`The network is not responding`,
  unreachable: msg`Ilteo cannot be reached now`,
} satisfies Record<Exclude<Connectivity, 'online'>, unknown>

/** Why nothing can be sent now; only to be shown while that is so. */
export function useConnectivityText(): string {
  const { i18n } = useLingui()
  const connectivity = useConnectivity()
  return i18n._(TEXTS[connectivity === 'online' ? 'offline' : connectivity])
}
