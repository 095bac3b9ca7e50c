import { useLocation, useNavigate } from '@tanstack/react-router'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useDesk } from '../../ui/page/use-phone.ts'

/**
 * Whether the member came to offer times for an interview. Once the form is closed, a reload does not open it again, and
 * the focus goes on in the conversation: what was pressed is on another screen.
 */
export function useTimesOnArrival(field: RefObject<{ focus: () => void } | null>) {
  const navigate = useNavigate()
  const isDesk = useDesk()
  const offersTimes = useLocation({ select: ({ state }) => state.offersTimes === true })
  const goOn = useEffectEvent(() => {
    // A phone would open its keyboard over the messages.
    if (isDesk) field.current?.focus()
    else document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
  })
  useEffect(() => (offersTimes ? () => goOn() : undefined), [offersTimes])
  const end = () => {
    if (offersTimes) void navigate({ to: '.', replace: true })
  }
  return { offersTimes, end }
}
