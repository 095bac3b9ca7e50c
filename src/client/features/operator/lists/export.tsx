import { Plural, Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Endpoint } from '../../../../contract/base/endpoint.ts'
import type { CallInput } from '../../../api/api.ts'
import { download } from '../../../api/download.ts'
import { currentSession } from '../../../api/session.ts'
import { useCommand } from '../../../api/use-command.ts'
import { saveFile } from '../../../browser/save-file.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { useLanguage } from '../../../i18n/use-language.ts'
import { Note } from '../desk/command.tsx'

/**
 * Downloads a filtered list, one at a time: a second press of the button is no second download. Leaving the page ends it.
 * @param filter null where it cannot be used
 * @param about what to know about the downloaded file
 */
export function useExport(endpoint: Endpoint, filter: object | null, about?: ReactNode) {
  const langCode = useLanguage()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const { send, isPending, error, data } = useCommand(async () => {
    const { signal } = (running.current = new AbortController())
    // The input depends on the endpoint, which TypeScript does not resolve for a generic one.
    const input = { body: filter, query: { langCode } } as unknown as CallInput<Endpoint>
    try {
      const token = currentSession()?.token ?? null
      const file = await download(endpoint, { ...input, token, signal })
      saveFile(file.name, file.content)
      return file.headers
    } catch (failure) {
      if (signal.aborted) return null
      throw failure
    } finally {
      running.current = undefined
    }
  })
  return {
    /** Pressed meanwhile, it does nothing and keeps the focus. */
    button: (
      <Button
        variant="default"
        disabled={filter === null}
        onClick={() => {
          if (!running.current) send()
        }}
        aria-busy={isPending}
      >
        <Trans>Download CSV</Trans>
      </Button>
    ),
    /** What has become of the download. */
    result: isPending ? (
      <Note>
        <Trans>Preparing the file. This download is recorded in the audit trail.</Trans>{' '}
        <Button variant="subtle" color="gray" size="sm" onClick={() => running.current?.abort()}>
          <Trans>Cancel the download</Trans>
        </Button>
      </Note>
    ) : error ? (
      <RequestAlert error={error} />
    ) : (
      data && <Exported headers={data}>{about}</Exported>
    ),
  }
}

function Exported({ headers, children }: { headers: Headers; children: ReactNode }) {
  return (
    <Note>
      <Plural
        value={Number(headers.get('x-row-count'))}
        one="# entry is in the file."
        other="# entries are in the file."
      />{' '}
      {headers.get('x-rows-cut') === 'true' && (
        <Trans>
          There are more: a file holds the newest 100,000 entries. Choose a shorter period to get the others.
        </Trans>
      )}{' '}
      {children}
    </Note>
  )
}
