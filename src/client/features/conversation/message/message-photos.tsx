import { Trans, useLingui } from '@lingui/react/macro'
import { Flex } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useBlobUrl } from '../../../browser/use-blob-url.ts'
import { messagePhoto, type StoredPhoto } from '../../../entities/conversation/message-photo.ts'
import { useImageUrl } from '../../../entities/image/use-image-url.ts'
import { CameraIcon } from '../../../ui/icon/member-icons.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import classes from './message.module.css'
import type { ShownMessage } from '../use-thread.ts'

interface MessagePhotosProps {
  conversationId: string
  message: ShownMessage
}

/** The photos of a message: its own on this device while unsent, else the server's. */
export function MessagePhotos({ conversationId, message }: MessagePhotosProps) {
  const { outgoing, files } = message
  const count = outgoing ? outgoing.blobIds.length : files.length
  return (
    <div className={classes.photos} data-several={count > 1 || undefined}>
      {outgoing
        ? outgoing.blobIds.map((blobId) => <KeptPhoto key={blobId} blobId={blobId} />)
        : files.map((file, index) => (
            <SentPhoto key={file.reference} conversationId={conversationId} message={message} index={index} />
          ))}
    </div>
  )
}

function KeptPhoto({ blobId }: { blobId: string }) {
  const { t } = useLingui()
  const url = useImageUrl({ at: 'KEPT', blobId })
  return url ? <img src={url} alt={t`Photo`} className={classes.photo} /> : <NoPhoto />
}

interface SentPhotoProps extends MessagePhotosProps {
  index: number
}

/** Small, from the device once it was read; pressed, as it was sent. */
function SentPhoto(props: SentPhotoProps) {
  const { conversationId, message, index } = props
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const photo = useQuery(messagePhoto(conversationId, message, index, 'small'))
  const url = usePhotoUrl(photo.data)
  if (!url)
    return photo.isError ? (
      <NoPhoto />
    ) : (
      <Flex component="span" gap="xs" align="center" fz="sm" lh="sm" fw={400} mih={96} c="dimmed" />
    )
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        <img src={url} alt={t`Photo`} className={classes.photo} />
      </button>
      {isOpen && <WholePhoto {...props} small={url} onClose={() => setIsOpen(false)} />}
    </>
  )
}

interface WholePhotoProps extends SentPhotoProps {
  /** Shown until the whole one is there, and without a network. */
  small: string
  onClose: () => void
}

function WholePhoto({ conversationId, message, index, small, onClose }: WholePhotoProps) {
  const { t } = useLingui()
  const whole = usePhotoUrl(useQuery(messagePhoto(conversationId, message, index, 'whole')).data)
  return (
    <Sheet open fit wide onClose={onClose} title={t`Photo`}>
      <img src={whole ?? small} alt={t`Photo`} className={classes.whole} />
    </Sheet>
  )
}

function usePhotoUrl(photo: StoredPhoto | undefined): string | undefined {
  return useBlobUrl(useMemo(() => photo && new Blob([photo.bytes], { type: photo.type }), [photo]))
}

function NoPhoto() {
  return (
    <Flex component="span" gap="xs" align="center" fz="sm" lh="sm" fw={400} mih={96} c="dimmed">
      <CameraIcon size={24} />
      <Trans>The photo is shown when there is a network.</Trans>
    </Flex>
  )
}
