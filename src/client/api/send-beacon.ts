import type { Endpoint } from '../../contract/base/endpoint.ts'
import { currentConnectivity } from '../browser/connectivity.ts'
import { urlOf } from './api.ts'
import { currentSession } from './session.ts'

/**
 * Tells the server something that nothing depends on, such as a click to be counted: the reader waits for nothing, leaving
 * the page does not stop it, and without a network, or where it fails, it is simply not told. One that is slow is asked.
 */
export function sendBeacon(endpoint: Endpoint, params: Record<string, string>): void {
  if (currentConnectivity() === 'offline') return
  const token = currentSession()?.token
  void fetch(urlOf(endpoint, { params }), {
    method: endpoint.method,
    headers: { accept: 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    keepalive: true,
  }).catch(() => undefined)
}
