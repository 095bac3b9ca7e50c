import { useSyncExternalStore } from 'react'
import { createSignal } from '../../browser/signal.ts'

const offered = createSignal(false)

/** Offers alerts, because the member now waits for something, such as an answer to an application. */
export const offerAlerts = () => offered.set(true)
export const endAlertsOffer = () => offered.set(false)
export const useAlertsOffered = () => useSyncExternalStore(offered.subscribe, offered.get, offered.get)
