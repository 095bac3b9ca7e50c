import { useEffect, useRef } from 'react'
import type { Endpoint } from '../../../../contract/base/endpoint.ts'
import type { CallInput } from '../../../api/api.ts'
import { download } from '../../../api/download.ts'
import { currentSession } from '../../../api/session.ts'
import { useCommand } from '../../../api/use-command.ts'
import { saveFile } from '../../../browser/save-file.ts'

interface Exported {
  rows: number
  isCut: boolean
}

export interface Export {
  isPending: boolean
  error: Error | null
  /** Null after it was cancelled. */
  data: Exported | null | undefined
  start: () => void
  cancel: () => void
}

/** Downloads a list, one at a time: a second press of the button is no second download. Leaving the page or `cancel` ends it. */
export function useExport<E extends Endpoint>(endpoint: E, inputOf: () => CallInput<E>): Export {
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const { send, isPending, error, data } = useCommand(async (): Promise<Exported | null> => {
    const { signal } = (running.current = new AbortController())
    try {
      const token = currentSession()?.token ?? null
      const file = await download(endpoint, { ...inputOf(), token, signal })
      saveFile(file.name, file.content)
      return {
        rows: Number(file.headers.get('x-row-count')),
        isCut: file.headers.get('x-rows-cut') === 'true',
      }
    } catch (failure) {
      if (signal.aborted) return null
      throw failure
    } finally {
      running.current = undefined
    }
  })
  const start = () => {
    if (running.current === undefined) send()
  }
  return { isPending, error, data, start, cancel: () => running.current?.abort() }
}
