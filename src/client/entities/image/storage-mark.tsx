import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { unstoredBlobs } from '../../offline/cache/unstored-blobs.ts'
import { StorageFailure } from '../../browser/database.ts'
import { OutboxMark } from '../outbox/outbox-mark.tsx'

/** Tells where a picked image is stored: on this phone, or only in the open page if storage is full. */
export function StorageMark({ blobId, children }: { blobId: string; children: string }) {
  if (!unstoredBlobs.has(blobId)) return <OutboxMark view="saved">{children}</OutboxMark>
  return (
    <Trans>
      This device has no free space for the picture. The picture will be sent when you save. Keep this page
      open until then.
    </Trans>
  )
}

/** Runs tasks that store files on this phone; reports whether one is running and the last error. */
export function useStorageTask() {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Error | null>(null)
  const underWay = useRef(0)
  const keeping = async (work: () => Promise<void>) => {
    underWay.current += 1
    setBusy(true)
    setFailure(null)
    try {
      await work()
    } catch (error) {
      setFailure(error instanceof Error ? error : new StorageFailure(error))
    }
    underWay.current -= 1
    setBusy(underWay.current > 0)
  }
  return { busy, failure, keeping }
}
