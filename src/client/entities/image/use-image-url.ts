import { useEffect, useState } from 'react'
import { readDraftBlob } from '../../offline/drafts/draft-blobs.ts'
import { useBlobUrl } from '../../browser/use-blob-url.ts'
import { keptBlobId, type ImageValue } from './image-value.ts'

/** URL of a stored blob or of the server's image; undefined while there is nothing to show. */
export function useImageUrl(picture: ImageValue | null): string | undefined {
  const [read, setRead] = useState<{ blobId: string; bytes: Blob | undefined }>()
  const blobId = keptBlobId(picture)
  useEffect(() => {
    let current = true
    if (blobId !== undefined)
      void readDraftBlob(blobId).then(
        (bytes) => current && setRead({ blobId, bytes }),
        // Without storage there is no blob: the field shows that there is no image.
        () => undefined,
      )
    return () => {
      current = false
    }
  }, [blobId])
  const kept = useBlobUrl(read?.blobId === blobId ? read?.bytes : undefined)
  return picture?.at === 'STORED' ? (picture.url ?? undefined) : kept
}
