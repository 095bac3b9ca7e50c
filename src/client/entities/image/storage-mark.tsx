import { Trans } from '@lingui/react/macro'
import { unstoredBlobs } from '../../offline/cache/unstored-blobs.ts'
import { OutboxMark } from '../outbox/outbox-mark.tsx'

/** Tells where a picked image is stored: on this phone, or only in the open page if storage is full. */
export function StorageMark({ blobId, children }: { blobId: string; children: string }) {
  if (!unstoredBlobs.has(blobId)) return <OutboxMark view="saved">{children}</OutboxMark>
  return (
    <Trans>
      This phone has no room left for the picture. It is sent when you save: keep this page open until then.
    </Trans>
  )
}
