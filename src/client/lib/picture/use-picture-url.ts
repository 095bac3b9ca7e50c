import { useEffect, useState } from 'react'
import { readDraftBlob } from '../../offline/draft-blobs.ts'
import { useBlobUrl } from '../photo/use-blob-url.ts'
import { keptBlobId, type PictureValue } from './picture-value.ts'

/** Address of bytes on this phone, or the server's; undefined while there is nothing to show. */
export function usePictureUrl(picture: PictureValue | null): string | undefined {
  const [bytes, setBytes] = useState<Blob>()
  const blobId = keptBlobId(picture)
  useEffect(() => {
    let current = true
    setBytes(undefined)
    if (blobId !== undefined)
      void readDraftBlob(blobId).then(
        (blob) => current && setBytes(blob),
        // Without storage nothing was kept either: the field shows that there is no picture.
        () => undefined,
      )
    return () => {
      current = false
    }
  }, [blobId])
  const kept = useBlobUrl(bytes)
  return picture?.at === 'STORED' ? (picture.url ?? undefined) : kept
}
