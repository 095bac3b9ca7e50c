import { useSyncExternalStore } from 'react'
import { getPushKey, subscribeToPush, unsubscribeFromPush } from '../../../contract/message/push.ts'
import { inTime } from '../../browser/in-time.ts'
import { isAppleMobile, isInstalled } from '../../browser/platform.ts'
import { createSignal } from '../../browser/signal.ts'
import { BACKGROUND_TIMEOUT, call, type CallOptions } from '../../api/api.ts'
import { forgetPushRecord, pushRecord, writePushRecord } from './push-record.ts'
import { currentSession } from '../../api/session.ts'

/**
 * UNKNOWN until the device was queried. INSTALL: iPhones and iPads support push only for apps on the home screen.
 * DENIED: blocked in the browser's settings, so no page may ask again.
 */
export type PushState = 'UNKNOWN' | 'UNSUPPORTED' | 'INSTALL' | 'DENIED' | 'OFF' | 'ON'

/** Milliseconds for the browser to subscribe. */
const TIMEOUT = 15_000

type CallLimits = Pick<CallOptions, 'timeout'>
const BACKGROUND: CallLimits = { timeout: BACKGROUND_TIMEOUT }

/** The browser did not reach its push service in time. */
export class PushTimeout extends Error {}

const signal = createSignal<PushState>('UNKNOWN')
export const usePushState = () => useSyncExternalStore(signal.subscribe, signal.get)

/** Reads the state from the device and the browser again. */
export async function refreshPushState(): Promise<void> {
  signal.set(await stateNow())
}

/**
 * Asks for the permission and subscribes. Only after a press: otherwise browsers refuse to ask.
 * @returns false if the member or the browser refused
 * @throws ApiProblem, NetworkFailure, PushTimeout, or the error of the browser's push service
 */
export async function turnPushOn(): Promise<boolean> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') {
    writePushRecord({ answer: 'REFUSED' })
    await refreshPushState()
    return false
  }
  await register(await newSubscription())
  await refreshPushState()
  return true
}

async function subscribe(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready
  await dropOtherKey(pushManager, publicKey)
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) })
}

/**
 * Unsubscribes this browser. If the server cannot be told, its push service rejects the next message.
 * @throws as `call`, if the browser has not unsubscribed either
 */
export async function turnPushOff(): Promise<void> {
  const record = pushRecord()
  const token = currentSession()?.token ?? null
  await forgetPush('REFUSED')
  if (record?.answer !== 'ON') return
  try {
    await call(unsubscribeFromPush, { params: { id: record.id }, token, timeout: BACKGROUND_TIMEOUT })
  } catch (error) {
    if (await currentSubscription()) throw error
  }
}

/** Subscribes again for a new session of the same member, because a subscription ends with its session. */
export async function renewPush(memberId: string): Promise<void> {
  const record = pushRecord()
  await refreshPushState()
  if (record?.answer !== 'ON') return
  if (record.memberId !== memberId) return forgetPush()
  if (Notification.permission !== 'granted') return
  const subscription = await currentSubscription()
  const isKnown =
    record.endpoint === subscription?.endpoint && record.session === (await digestOf(currentSession()?.token))
  if (isKnown) return
  try {
    // A push that arrived signed out has ended the old subscription.
    await register(subscription ?? (await newSubscription(BACKGROUND)), BACKGROUND)
    await refreshPushState()
  } catch {
    // The next start tries again.
  }
}

async function newSubscription(limits: CallLimits = {}): Promise<PushSubscription> {
  const { data } = await call(getPushKey, limits)
  // Neither a worker that never becomes ready nor an unreachable push service reports an error.
  return inTime(subscribe(data.publicKey), TIMEOUT, () => {
    throw new PushTimeout()
  })
}

/** Unsubscribes, even if the server cannot be told, and closes the notifications shown. */
export async function forgetPush(answer?: 'REFUSED'): Promise<void> {
  if (answer) writePushRecord({ answer })
  else forgetPushRecord()
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    for (const notification of (await registration?.getNotifications?.()) ?? []) notification.close()
    await (await currentSubscription())?.unsubscribe()
  } catch {
    // The worker drops pushes after a sign-out.
  }
  await refreshPushState()
}

async function stateNow(): Promise<PushState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis))
    return isAppleMobile() && !isInstalled() ? 'INSTALL' : 'UNSUPPORTED'
  if (Notification.permission === 'denied') return 'DENIED'
  const isOn = pushRecord()?.answer === 'ON' && Notification.permission === 'granted'
  return isOn && (await currentSubscription()) ? 'ON' : 'OFF'
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration()
  return (await registration?.pushManager?.getSubscription()) ?? null
}

/** Drops a subscription for another key (of a server that was set up anew), which blocks a new one. */
async function dropOtherKey(pushManager: PushManager, publicKey: string) {
  const existing = await pushManager.getSubscription()
  const key = existing?.options.applicationServerKey
  if (existing && key && base64url(new Uint8Array(key)) !== publicKey) await existing.unsubscribe()
}

async function register(subscription: PushSubscription, limits: CallLimits = {}): Promise<void> {
  const session = currentSession()
  const { endpoint, expirationTime, keys } = subscription.toJSON()
  if (!session || !endpoint || !keys?.['p256dh'] || !keys['auth']) return
  const { data } = await call(subscribeToPush, {
    body: {
      endpoint,
      expirationTime: expirationTime ?? null,
      keys: { p256dh: keys['p256dh'], auth: keys['auth'] },
    },
    token: session.token,
    ...limits,
  })
  writePushRecord({
    answer: 'ON',
    memberId: session.memberId,
    id: data.id,
    endpoint,
    session: await digestOf(session.token),
  })
}

/** Identifies a session without storing the token again. */
async function digestOf(token = ''): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return base64url(new Uint8Array(digest)).slice(0, 16)
}

function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
}
