import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useDesk } from '../../browser/use-phone.ts'

/**
 * On Escape in the open conversation, ends what the member has begun there. Sheets lie outside of it and close
 * themselves.
 */
export function useEscape(end: () => void, isOn = true): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isHere = event.target instanceof Element && event.target.closest('[data-thread]') !== null
    // In a composition, the key ends that.
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || !isHere || !isOn) return
    event.preventDefault()
    end()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

/** On Escape, closes the conversation and goes on in the list; what is typed stays a draft. */
export function useLeaveByEscape(isReporting: boolean): void {
  const navigate = useNavigate()
  const router = useRouter()
  const isDesk = useDesk()
  useEscape(() => {
    const row = document.querySelector<HTMLElement>('[data-panes] nav a[aria-current=page]')
    // After the layout has moved the focus to the start of the screen.
    const stop = router.subscribe('onResolved', () => {
      stop()
      row?.focus()
    })
    void navigate({ to: '/messages' })
  }, isDesk && !isReporting)
}
