import { Trans } from '@lingui/react/macro'
import { type FocusEvent, useRef, useSyncExternalStore } from 'react'
import { cancelSlowWaits, currentSlowWait, onSlowWait } from '../../api/waits.ts'
import { Button } from '../button/button.tsx'
import classes from './slow-notice.module.css'
import { useFrozenWhilePressed } from './use-frozen-while-pressed.ts'

/**
 * Tells a person who waits for long that the request is still under way, and lets them cancel it. Each open sheet has its
 * own, because a sheet keeps the focus.
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
        <div className={classes.notice} data-in-sheet={inSheet || undefined}>
          <span className={classes.ring} aria-hidden="true" />
          <div className={classes.words}>
            <p className={classes.title}>
              <Trans>This takes longer than usual</Trans>
            </p>
            {wait === 'COMMAND' && (
              <p>
                <Trans>You can wait or cancel. What you typed is kept.</Trans>
              </p>
            )}
          </div>
          <Button
            size="sm"
            variant="outline"
            onFocus={({ relatedTarget }: FocusEvent) => (former.current = relatedTarget)}
            onClick={cancel}
          >
            <Trans>Cancel</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}
