import { pdfStart } from '../../../contract/site/pdf.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { MAX_IMAGES } from '../../../contract/message/conversation-message.ts'
import { UPLOAD_LIMIT } from '../../../contract/site/file.ts'
import type { KeptFile } from '../../entities/conversation/conversation-commands.ts'
import { photoTexts, pickPhoto } from '../../entities/image/pick-photo.ts'
import { keepDraftBlob } from '../../offline/drafts/draft-blobs.ts'
import { FilePicker } from '../../ui/field/file-picker.tsx'
import {
  CalendarIcon,
  CallIcon,
  CameraIcon,
  ChatIcon,
  DocumentIcon,
  type Icon,
  PinIcon,
  TriangleIcon,
  UserIcon,
} from '../../ui/icon/icons.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import type { Side } from './phrase/suggested-phrases.ts'
import type { Say } from './use-say.ts'

export type Opened = 'phrases' | 'place' | 'times'

interface AttachSheetProps {
  conversationId: string
  side: Side
  say: Say
  onOpen: (sheet: Opened) => void
  onClose: () => void
}

/** What can be sent beside text. */
export function AttachSheet({ conversationId, side, say, onOpen, onClose }: AttachSheetProps) {
  const files = useFiles(conversationId, say, onClose)
  const askForCall = async () => {
    if (await say({ kind: 'PHRASE', code: side === 'EMPLOYEE' ? 'CALL_ME' : 'MAY_I_CALL', params: {} }))
      onClose()
  }
  const sendResume = async () => {
    if (await say({ kind: 'RESUME' })) onClose()
  }
  return (
    <Sheet open fit onClose={onClose} title={<Trans>Send something</Trans>}>
      <Stack gap="xxs" px="xs" pb="xl">
        {files.error && (
          <Alert color="red" icon={<TriangleIcon size={20} />}>
            {files.error}
          </Alert>
        )}
        {files.isBusy && (
          <p role="status">
            <Trans>Preparing the photos…</Trans>
          </p>
        )}
        <FileWay
          icon={CameraIcon}
          accept=".jpg,.jpeg,.png,image/jpeg,image/png"
          multiple
          onPick={files.photos}
        >
          <Trans>Photos, up to four</Trans>
        </FileWay>
        <FileWay icon={DocumentIcon} accept=".pdf,application/pdf" onPick={files.pdf}>
          <Trans>Document (PDF)</Trans>
        </FileWay>
        <Way icon={ChatIcon} onPress={() => onOpen('phrases')}>
          <Trans>Ready phrases</Trans>
        </Way>
        <Way icon={CalendarIcon} onPress={() => onOpen('times')}>
          <Trans>Times for an interview</Trans>
        </Way>
        <Way icon={PinIcon} onPress={() => onOpen('place')}>
          <Trans comment="An address on the map">Place</Trans>
        </Way>
        <Way icon={CallIcon} onPress={() => void askForCall()}>
          {side === 'EMPLOYEE' ? <Trans>Ask to be called</Trans> : <Trans>Ask whether you may call</Trans>}
        </Way>
        {side === 'EMPLOYEE' && (
          <Way icon={UserIcon} onPress={() => void sendResume()}>
            <Trans>Your resume</Trans>
          </Way>
        )}
      </Stack>
    </Sheet>
  )
}

interface WayProps {
  icon: Icon
  children: ReactNode
}

function Way({ icon: Drawing, onPress, children }: WayProps & { onPress: () => void }) {
  return (
    <Button
      fullWidth
      justify="flex-start"
      variant="subtle"
      color="dark"
      fw={400}
      leftSection={<Drawing size={24} color="var(--primary-text)" />}
      onClick={onPress}
    >
      {children}
    </Button>
  )
}

interface FileWayProps extends WayProps {
  accept: string
  multiple?: boolean
  onPick: (files: readonly File[]) => Promise<void>
}

function FileWay({ accept, multiple = false, onPick, ...way }: FileWayProps) {
  return (
    <FilePicker accept={accept} multiple={multiple} onPick={(files) => void onPick(files)}>
      {({ onClick }) => <Way {...way} onPress={onClick} />}
    </FilePicker>
  )
}

const HEADER_BYTES = 2_048
const MAX_NAME = 100

function useFiles(conversationId: string, say: Say, onDone: () => void) {
  const { i18n, t } = useLingui()
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const draft = `conversation:${conversationId}`
  const photos = async (files: readonly File[]) => {
    if (files.length > MAX_IMAGES) return setError(t`Please choose four photos at most.`)
    setError(undefined)
    setIsBusy(true)
    try {
      const kept: KeptFile[] = []
      for (const [index, file] of files.entries()) {
        const picked = await pickPhoto(file)
        if ('error' in picked) return setError(i18n._(photoTexts[picked.error]))
        const blobId = await keepDraftBlob(draft, picked.photo)
        kept.push({ blobId, type: 'conversation', fileName: `photo-${index + 1}.jpg` })
      }
      // The server's names take these places once the photos are there.
      const references = kept.map(({ fileName }) => fileName)
      if (await say({ kind: 'IMAGE', files: references }, { files: kept })) onDone()
    } finally {
      setIsBusy(false)
    }
  }
  const pdf = async ([file]: readonly File[]) => {
    if (!file) return
    if (file.size > UPLOAD_LIMIT.bytes) return setError(t`This document is larger than 10 MB.`)
    const header = new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer())
    if (pdfStart(header) === -1) return setError(t`This is not a PDF document.`)
    setError(undefined)
    const blob = new Blob([await file.arrayBuffer()], { type: 'application/pdf' })
    const blobId = await keepDraftBlob(draft, blob)
    const kept = { blobId, type: 'conversation/document', fileName: 'document.pdf' } as const
    const name = Array.from(file.name).slice(0, MAX_NAME).join('')
    if (await say({ kind: 'FILE', file: 'document.pdf', name }, { files: [kept] })) onDone()
  }
  return { error, isBusy, photos, pdf }
}
