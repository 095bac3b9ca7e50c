import { useSyncExternalStore } from 'react'
import { createSignal } from '../../browser/signal.ts'

const offered = createSignal(false)

/** The member has something to wait for now, such as an answer to an application: alerts may be offered. */
export const offerAlerts = () => offered.set(true)
export const endAlertsOffer = () => offered.set(false)
export const useAlertsOffered = () => useSyncExternalStore(offered.subscribe, offered.get, offered.get)
