import { Trans } from '@lingui/react/macro'
import { heldBytes } from '../../offline/cache/held-bytes.ts'
import { OutboxMark } from '../outbox/outbox-mark.tsx'

/** Tells where a picked image is stored: on this phone, or only in the open page if storage is full. */
export function KeptMark({ blobId, children }: { blobId: string; children: string }) {
  if (!heldBytes.has(blobId)) return <OutboxMark view="saved">{children}</OutboxMark>
  return (
    <Trans>
      This phone has no room left for the picture. It is sent when you save: keep this page open until then.
    </Trans>
  )
}
