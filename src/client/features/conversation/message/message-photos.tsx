import { Trans, useLingui } from '@lingui/react/macro'
import { Group, Image, SimpleGrid, UnstyledButton } from '@mantine/core'
import '@mantine/core/styles/Image.layer.css'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useBlobUrl } from '../../../browser/use-blob-url.ts'
import { messagePhoto, type StoredPhoto } from '../../../entities/conversation/message-photo.ts'
import { useImageUrl } from '../../../entities/image/use-image-url.ts'
import { CameraIcon } from '../../../ui/icon/icons.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
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
    <SimpleGrid cols={count > 1 ? 2 : 1} spacing="xxs">
      {outgoing
        ? outgoing.blobIds.map((blobId) => <KeptPhoto key={blobId} blobId={blobId} isTile={count > 1} />)
        : files.map((file, index) => (
            <SentPhoto key={file.reference} conversationId={conversationId} message={message} index={index} />
          ))}
    </SimpleGrid>
  )
}

/** @param isTile one of several, which are square whatever their shapes are */
function Photo({ url, isTile }: { url: string; isTile: boolean }) {
  const { t } = useLingui()
  return (
    <Image src={url} alt={t`Photo`} mah={320} radius="sm" style={isTile ? { aspectRatio: 1 } : undefined} />
  )
}

function KeptPhoto({ blobId, isTile }: { blobId: string; isTile: boolean }) {
  const url = useImageUrl({ at: 'KEPT', blobId })
  return url ? <Photo url={url} isTile={isTile} /> : <NoPhoto />
}

interface SentPhotoProps extends MessagePhotosProps {
  index: number
}

/** Small, from the device once it was read; pressed, as it was sent. */
function SentPhoto(props: SentPhotoProps) {
  const { conversationId, message, index } = props
  const [isOpen, setIsOpen] = useState(false)
  const photo = useQuery(messagePhoto(conversationId, message, index, 'small'))
  const url = usePhotoUrl(photo.data)
  if (!url) return <NoPhoto isLoading={!photo.isError} />
  return (
    <>
      <UnstyledButton onClick={() => setIsOpen(true)}>
        <Photo url={url} isTile={message.files.length > 1} />
      </UnstyledButton>
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
      <Image
        src={whole ?? small}
        alt={t`Photo`}
        w="auto"
        maw="100%"
        mah="75dvh"
        mx="auto"
        mb="md"
        radius={0}
      />
    </Sheet>
  )
}

function usePhotoUrl(photo: StoredPhoto | undefined): string | undefined {
  return useBlobUrl(useMemo(() => photo && new Blob([photo.bytes], { type: photo.type }), [photo]))
}

function NoPhoto({ isLoading = false }: { isLoading?: boolean }) {
  return (
    <Group component="span" gap="xs" fz="sm" lh="sm" mih={96} c="dimmed">
      {!isLoading && (
        <>
          <CameraIcon size={24} />
          <Trans>The photo is shown when there is a network.</Trans>
        </>
      )}
    </Group>
  )
}
