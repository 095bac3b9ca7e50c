import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Group, Text, Image, SimpleGrid, UnstyledButton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState, useMemo } from 'react'
import { linksIn } from '../../../../contract/message/message-text.ts'
import { saveFile } from '../../../browser/save-file.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { messageFile, messagePhoto, type StoredPhoto } from '../../../entities/conversation/message-photo.ts'
import { TranslatedText } from '../../../entities/translation/translated-text.tsx'
import { mapLinks } from '../../../entities/job/map-links.ts'
import { langOfKorean } from '../../../i18n/lang-of-korean.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { DocumentIcon, PinIcon, CameraIcon } from '../../../ui/icon/icons.tsx'
import classes from '../conversation.module.css'
import { phraseIn } from './message-texts.ts'
import { TimeBody, type TimeBodyProps } from './time-body.tsx'
import type { ShownMessage } from '../use-thread.ts'
import '@mantine/core/styles/Image.layer.css'
import { useQuery } from '@tanstack/react-query'
import { useBlobUrl } from '../../../browser/use-blob-url.ts'
import { useImageUrl } from '../../../entities/image/use-image-url.ts'
import { Sheet } from '../../../ui/sheet/sheet.tsx'

type MessageBodyProps = Omit<TimeBodyProps, 'message'> & { message: ShownMessage }

/** What a message holds. */
export function MessageBody({ message, ...times }: MessageBodyProps) {
  const { i18n } = useLingui()
  const { kind, phrase, isRemoved } = message
  if (isRemoved)
    return (
      <Text inherit c="dimmed" fs="italic">
        <Trans>This message was taken back.</Trans>
      </Text>
    )
  switch (kind) {
    case 'TEXT':
      return <FreeText message={message} />
    case 'PHRASE':
      return <p>{phrase ? phraseIn(i18n, phrase.code, phrase.params) : message.text}</p>
    case 'IMAGE':
      return <MessagePhotos conversationId={times.conversationId} message={message} />
    case 'FILE':
      return <FileBody conversationId={times.conversationId} message={message} />
    case 'RESUME':
      return <ResumeBody message={message} />
    case 'PLACE':
      return <PlaceBody message={message} />
    case 'TIME':
      return <TimeBody message={message} {...times} />
  }
}

function FreeText({ message }: { message: ShownMessage }) {
  const { text, langCode, isMine, linksClickable } = message
  const langOfReader = useLanguage()
  const shown = (given: string, lang: string) => (
    <Box component="p" style={{ whiteSpace: 'pre-wrap' }} className={classes.text} lang={lang} dir="auto">
      {linksClickable ? withLinks(given) : given}
    </Box>
  )
  if (isMine || langCode === langOfReader) return shown(text, langCode)
  return <TranslatedText text={text} source={langCode} show={shown} />
}

function withLinks(text: string): ReactNode[] {
  const parts: ReactNode[] = []
  let end = 0
  for (const link of linksIn(text)) {
    parts.push(
      text.slice(end, link.start),
      <a key={link.start} href={link.url} target="_blank" rel="noopener noreferrer nofollow">
        {link.url}
      </a>,
    )
    end = link.end
  }
  return [...parts, text.slice(end)]
}

/** A document, downloaded by pressing it: an address in a link would have expired after some minutes. */
function FileBody({ conversationId, message }: { conversationId: string; message: ShownMessage }) {
  const { files, text, outgoing } = message
  const [isReading, setIsReading] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  const [file] = files
  const name = file?.name || text || 'document.pdf'
  const save = async () => {
    setIsReading(true)
    setError(null)
    try {
      saveFile(name, await messageFile(conversationId, message, { index: 0, size: 'whole' }))
    } catch (failure) {
      setError(failure instanceof Error ? failure : new Error('no file'))
    } finally {
      setIsReading(false)
    }
  }
  return (
    <>
      <Attachment>
        {file && !outgoing ? (
          <Text
            component="button"
            type="button"
            inherit
            c="primary"
            ta="start"
            disabled={isReading}
            onClick={() => void save()}
          >
            <bdi lang={langOfKorean(name)}>{name}</bdi>
          </Text>
        ) : (
          <bdi lang={langOfKorean(name)}>{name}</bdi>
        )}
      </Attachment>
      {error && <RequestAlert error={error} />}
    </>
  )
}

function ResumeBody({ message: { isMine, resumeId } }: { message: ShownMessage }) {
  return (
    <Attachment>
      {isMine ? (
        <Trans>Your resume, as it is when the company reads it</Trans>
      ) : resumeId === null ? (
        <Trans>This resume is no longer here.</Trans>
      ) : (
        <Link to="/showResume" search={{ id: resumeId }}>
          <Trans>View resume</Trans>
        </Link>
      )}
    </Attachment>
  )
}

const Attachment = ({ children }: { children: ReactNode }) => (
  <Group component="p" gap="xs" align="flex-start" wrap="nowrap">
    <DocumentIcon size={22} />
    <Box component="span" flex={1}>
      {children}
    </Box>
  </Group>
)

function PlaceBody({ message: { place } }: { message: ShownMessage }) {
  const { i18n } = useLingui()
  if (!place) return null
  const { latitude, longitude, address, name } = place
  const isExact = latitude !== null && longitude !== null
  const links = mapLinks({
    address,
    addressDetails: '',
    latitude: latitude ?? 0,
    longitude: longitude ?? 0,
    place: { isApproximate: !isExact },
  } as Parameters<typeof mapLinks>[0])
  return (
    <Group gap="xs" align="flex-start" wrap="nowrap">
      <PinIcon size={22} />
      <Box flex={1}>
        {name && <b>{name}</b>}
        <p lang="ko">{address}</p>
        <Group component="p" gap="0 16px" mt="xxs">
          {links.map((link) => (
            <Text
              key={link.name}
              component="a"
              size="sm"
              fw={700}
              c="primary"
              py={6}
              href={link.href}
              target="_blank"
              rel="noopener noreferrer"
            >
              {i18n.locale === 'ko' ? link.nameInKorean : link.name}
            </Text>
          ))}
        </Group>
      </Box>
    </Group>
  )
}

interface MessagePhotosProps {
  conversationId: string
  message: ShownMessage
}

/** The photos of a message: its own on this device while unsent, else the server's. */
function MessagePhotos({ conversationId, message }: MessagePhotosProps) {
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
