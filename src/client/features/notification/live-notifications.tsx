import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { followEvents } from '../../api/events.ts'
import { catchUp } from '../../entities/conversation/live-conversations.ts'
import { me } from '../../entities/member/me-query.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { sitePath } from '../../api/site-path.ts'
import { forgetPush, renewPush } from '../../entities/notification/push.ts'
import { currentMemberId, useSession } from '../../api/session.ts'
import { useUnreadCount } from '../../entities/notification/unread-count.ts'
import { takeEvent } from './take-event.ts'

/** Shows events as they happen, on the bell and the app's badge. Renders nothing. */
export function LiveNotifications({ memberId }: { memberId: string }) {
  useLive()
  useBadge()
  useOpenedFromOutside()
  useConversationsInLanguage()
  useEffect(() => {
    void renewPush(memberId)
    return () => {
      // A sign-out, not just an expired session.
      if (currentMemberId() !== memberId) void forgetPush()
    }
  }, [memberId])
  return null
}

function useLive() {
  const queries = useQueryClient()
  const session = useSession()
  useEffect(() => {
    if (!session) return undefined
    const stop = followEvents(session, (event) => takeEvent(queries, event))
    // Events that another tab received before this one listened are not repeated.
    void queries.invalidateQueries({ queryKey: [me().queryKey[0]] })
    return stop
  }, [queries, session])
}

/** Headlines in conversations are in the language of the request. */
function useConversationsInLanguage() {
  const queries = useQueryClient()
  const language = useLanguage()
  const asked = useRef(language)
  useEffect(() => {
    if (asked.current === language) return
    asked.current = language
    catchUp(queries)
  }, [queries, language])
}

function useBadge() {
  const unread = useUnreadCount()
  useEffect(() => {
    void showBadge(unread)
  }, [unread])
  useEffect(() => () => void showBadge(0), [])
}

/**
 * Opens the page of a notification on the worker's request, within the app so that nothing being typed is
 * lost.
 */
function useOpenedFromOutside() {
  const navigate = useNavigate()
  useEffect(() => {
    const open = ({ data, ports }: MessageEvent<{ type?: unknown; path?: unknown } | null>) => {
      const path = data?.type === 'OPEN' ? sitePath(data.path) : undefined
      if (path === undefined) return
      ports[0]?.postMessage('OPENING')
      void navigate({ href: path })
    }
    navigator.serviceWorker?.addEventListener('message', open)
    return () => navigator.serviceWorker?.removeEventListener('message', open)
  }, [navigate])
}

/** Sets the app icon's badge if the platform supports it; zero clears it. */
async function showBadge(count: number): Promise<void> {
  try {
    if (count > 0) await navigator.setAppBadge?.(count)
    else await navigator.clearAppBadge?.()
  } catch {
    // Not installed or not allowed: the bell shows the count as well.
  }
}
