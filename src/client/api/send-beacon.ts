import type { Endpoint } from '../../contract/base/endpoint.ts'
import { currentConnectivity, isCut } from '../browser/connectivity.ts'
import { urlOf } from './api.ts'
import { currentSession } from './session.ts'

/**
 * Sends something that nothing depends on, such as a click count. It does not block, survives leaving the page, and
 * fails silently; offline it is dropped, on a stalled connection it is still tried.
 */
export function sendBeacon(endpoint: Endpoint, params: Record<string, string>): void {
  if (isCut(currentConnectivity())) return
  const token = currentSession()?.token
  void fetch(urlOf(endpoint, { params }), {
    method: endpoint.method,
    headers: { accept: 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    keepalive: true,
  }).catch(() => undefined)
}
