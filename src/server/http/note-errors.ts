import type { HealthRecorder } from '../features/health/service.ts'
import { serializeError } from './problem.ts'

const ERROR_LEVEL = 50

interface Line {
  err?: unknown
  endpoint?: unknown
}

/** Passes what is logged as an error to the operators' health page: the same facts as the log, without its stack. */
export function noteLoggedErrors(health: Pick<HealthRecorder, 'noteError'>) {
  return {
    logMethod(
      this: { bindings(): Record<string, unknown> },
      args: [unknown, ...unknown[]],
      method: (...args: [unknown, ...unknown[]]) => void,
      level: number,
    ) {
      const [line, text] = args
      if (level >= ERROR_LEVEL && typeof line === 'object' && line !== null) {
        const { err, endpoint } = line as Line
        const { type, message } = serializeError(err)
        const place = typeof endpoint === 'string' ? endpoint : nameOf(text)
        const id = this.bindings()['reqId']
        health.noteError(place, `${type}: ${message}`, typeof id === 'string' ? id : null)
      }
      method.apply(this, args)
    },
  }
}

const nameOf = (text: unknown): string => (typeof text === 'string' ? text : 'server')
