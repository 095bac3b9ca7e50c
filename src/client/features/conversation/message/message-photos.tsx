import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { getMessage } from '../../../../contract/message/conversation-message.ts'
import { call } from '../../../api/api.ts'
import { currentSession } from '../../../api/session.ts'
import { useImageUrl } from '../../../entities/image/use-image-url.ts'
import { CameraIcon } from '../../../ui/icon/member-icons.tsx'
import classes from './message.module.css'
import type { ShownMessage } from '../use-thread.ts'

/** The photos of a message: its own on this device while unsent, else the server's. */
export function MessagePhotos({
  conversationId,
  message,
}: {
  conversationId: string
  message: ShownMessage
}) {
  const { outgoing } = message
  return (
    <div className={classes.photos}>
      {outgoing
        ? outgoing.blobIds.map((blobId) => <KeptPhoto key={blobId} blobId={blobId} />)
        : message.files.map((file, index) => (
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

/** Addresses of photos last a few minutes: one that has expired is asked for again, once. */
function SentPhoto({
  conversationId,
  message,
  index,
}: {
  conversationId: string
  message: ShownMessage
  index: number
}) {
  const { t } = useLingui()
  const [renewed, setRenewed] = useState<ShownMessage['files'][number]>()
  const [state, setState] = useState<'first' | 'renewed' | 'missing'>('first')
  const file = renewed ?? message.files[index]
  const renew = async () => {
    if (state !== 'first') return setState('missing')
    setState('renewed')
    try {
      const params = { id: conversationId, messageId: message.id }
      const { data } = await call(getMessage, { params, token: currentSession()?.token ?? null })
      setRenewed(data.files[index])
    } catch {
      setState('missing')
    }
  }
  if (!file || state === 'missing') return <NoPhoto />
  return (
    <a href={file.url} target="_blank" rel="noopener noreferrer">
      <img
        src={file.smallUrl ?? file.url}
        alt={t`Photo`}
        className={classes.photo}
        onError={() => void renew()}
      />
    </a>
  )
}

function NoPhoto() {
  return (
    <span className={classes.noPhoto}>
      <CameraIcon size={24} />
      <Trans>The photo is shown when there is a network.</Trans>
    </span>
  )
}
