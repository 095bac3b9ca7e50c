import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** What this process counts. A process has one set, whichever part of the server counts. */
export const processMetrics = new Registry()

const registers = [processMetrics]

const requestSeconds = new Histogram({
  name: 'ilteo_http_request_duration_seconds',
  help: 'Time to answer a request, by endpoint and status.',
  labelNames: ['endpoint', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
})

const observers = new Map<string, ReturnType<typeof requestSeconds.labels>>()

/** Counts the seconds of such a request. Kept, as finding it by its labels takes longer than counting. */
export function secondsOf(endpoint: string, status: number) {
  const key = `${status} ${endpoint}`
  const known = observers.get(key) ?? requestSeconds.labels({ endpoint, status })
  observers.set(key, known)
  return known
}

export const replayedCommands = new Counter({
  name: 'ilteo_replayed_commands_total',
  help: 'Commands that arrived again with the same Idempotency-Key and got the stored answer.',
  registers,
})

export const sentPushes = new Counter({
  name: 'ilteo_pushes_total',
  help: 'Pushes handed to push services, by outcome.',
  labelNames: ['outcome'],
  registers,
})

export const eventStreams = new Gauge({
  name: 'ilteo_event_streams',
  help: 'Open event streams.',
  registers,
})

export const pageReads = new Counter({
  name: 'ilteo_page_cache_reads_total',
  help: 'Public pages served, from the cache or drawn.',
  labelNames: ['source'],
  registers,
})
