import { pushSubscription } from 'virtual:worker-endpoints'
import { NOTIFICATIONS_PATH } from '../contract/message/notifications-path.ts'
import { readCredentials } from '../client/browser/credentials.ts'
import { outboxDatabase } from '../client/browser/outbox-database.ts'
import { shouldSuppressPush } from './should-suppress-push.ts'
import { readPush, type ShownPush } from './push-message.ts'

const ICON = '/icons/icon-192.png'
const BADGE = '/icons/badge-96.png'
/** Milliseconds for an open page to answer; one that is still loading cannot. */
const TIMEOUT = 2_500

interface SubscriptionChange extends ExtendableEvent {
  oldSubscription?: PushSubscription | null
  newSubscription?: PushSubscription | null
}

/** Handles push notifications while the app is closed. */
export function listenForPush(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => event.waitUntil(show(worker, readPush(textOf(event)))))
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(worker, pathOf(event.notification.data)))
  })
  worker.addEventListener('pushsubscriptionchange', (event) => {
    if (isChange(event)) event.waitUntil(renew(worker, event))
  })
}

const textOf = ({ data }: PushEvent) => data?.text() ?? ''

async function show(worker: ServiceWorkerGlobalScope, push: ShownPush): Promise<void> {
  if (await shouldSuppressPush(outboxDatabase)) {
    // The member signed out offline, so the server could not be told: nobody else may read what was meant for them.
    await (await worker.registration.pushManager.getSubscription())?.unsubscribe()
    return
  }
  await Promise.all([
    worker.registration.showNotification(push.title, {
      body: push.body,
      lang: push.lang,
      icon: ICON,
      badge: BADGE,
      ...(push.tag === undefined ? {} : { tag: push.tag }),
      data: { path: push.path },
    }),
    badge(worker, push.unreadCount),
  ])
}

async function badge({ navigator }: ServiceWorkerGlobalScope, count: number | undefined) {
  try {
    if (count !== undefined) await navigator.setAppBadge?.(count)
  } catch {
    // The platform has no badges.
  }
}

/** Navigates in an open tab, through that page's own router, so that nothing being typed is lost. */
async function open(worker: ServiceWorkerGlobalScope, path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const address = new URL(path, worker.location.origin).href
  const page =
    windows.find(({ url }) => url === address) ??
    windows.find(({ focused }) => focused) ??
    windows.find(({ visibilityState }) => visibilityState === 'visible') ??
    windows[0]
  if (!page) return void (await worker.clients.openWindow(address))
  try {
    await page.focus()
  } catch {
    // Focusing is not allowed: the page navigates anyway.
  }
  if (page.url !== address && !(await opensItself(page, path))) await navigate(worker, page, address)
}

function opensItself(page: WindowClient, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const timer = setTimeout(() => resolve(false), TIMEOUT)
    port1.addEventListener('message', () => {
      clearTimeout(timer)
      resolve(true)
    })
    port1.start()
    page.postMessage({ type: 'OPEN', path }, [port2])
  })
}

async function navigate(worker: ServiceWorkerGlobalScope, page: WindowClient, address: string) {
  try {
    await page.navigate(address)
  } catch {
    // The page is not controlled by this worker.
    await worker.clients.openWindow(address)
  }
}

/** Accepts only a path of this site. */
function pathOf(data: unknown): string {
  const path = typeof data === 'object' && data !== null && 'path' in data ? data.path : undefined
  return typeof path === 'string' ? path : NOTIFICATIONS_PATH
}

/** Sends the new subscription to the server after the browser has changed it. */
async function renew(
  { registration }: ServiceWorkerGlobalScope,
  { oldSubscription, newSubscription }: SubscriptionChange,
): Promise<void> {
  const credentials = await readCredentials(outboxDatabase)
  const applicationServerKey = oldSubscription?.options.applicationServerKey
  if (!credentials || (!newSubscription && !applicationServerKey)) return
  const subscription =
    newSubscription ??
    (await registration.pushManager.subscribe({
      userVisibleOnly: true,
      ...(applicationServerKey ? { applicationServerKey } : {}),
    }))
  const answer = await fetch(`/api${pushSubscription.path}`, {
    method: pushSubscription.method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${credentials.token}` },
    body: JSON.stringify(subscription),
  })
  // The browser fires the event again if the promise rejects.
  if (answer.status >= 500) throw new Error(`Not subscribed: ${answer.status}`)
}

const isChange = (event: Event): event is SubscriptionChange => 'waitUntil' in event
