import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { linksIn } from '../../../../contract/message/message-text.ts'
import { TranslatedText } from '../../../entities/translation/translated-text.tsx'
import { mapLinks } from '../../../entities/job/map-links.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { DocumentIcon, PinIcon } from '../../../ui/icon/icons.tsx'
import { Hidden } from '../../../ui/page/page.tsx'
import classes from './message.module.css'
import { MessagePhotos } from './message-photos.tsx'
import { phraseIn } from './message-texts.ts'
import { TimeBody, type TimeBodyProps } from './time-body.tsx'
import type { ShownMessage } from '../use-thread.ts'

type MessageBodyProps = Omit<TimeBodyProps, 'message'> & { message: ShownMessage }

/** What a message holds. */
export function MessageBody({ message, ...times }: MessageBodyProps) {
  const { i18n } = useLingui()
  const { kind, phrase, isRemoved } = message
  if (isRemoved)
    return (
      <p className={classes.removed}>
        <Trans>This message was taken back.</Trans>
      </p>
    )
  switch (kind) {
    case 'TEXT':
      return <FreeText message={message} />
    case 'PHRASE':
      return <p>{phrase ? phraseIn(i18n, phrase.code, phrase.params) : message.text}</p>
    case 'IMAGE':
      return <MessagePhotos conversationId={times.conversationId} message={message} />
    case 'FILE':
      return <FileBody message={message} />
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
    <p className={classes.text} lang={lang} dir="auto">
      {linksClickable ? withLinks(given) : given}
    </p>
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

function FileBody({ message: { files, text } }: { message: ShownMessage }) {
  const [file] = files
  const name = file?.name || text || 'PDF'
  return (
    <p className={classes.attached}>
      <DocumentIcon size={22} />
      {file ? (
        <a href={file.url} target="_blank" rel="noopener noreferrer">
          <bdi>{name}</bdi>
          <Hidden>
            <Trans>(opens in a new tab)</Trans>
          </Hidden>
        </a>
      ) : (
        <bdi>{name}</bdi>
      )}
    </p>
  )
}

function ResumeBody({ message: { isMine, resumeId } }: { message: ShownMessage }) {
  return (
    <p className={classes.attached}>
      <DocumentIcon size={22} />
      {isMine ? (
        <Trans>Your resume, as it is when the company reads it</Trans>
      ) : resumeId === null ? (
        <Trans>This resume is no longer here.</Trans>
      ) : (
        <Link to="/showResume" search={{ id: resumeId }}>
          <Trans>View resume</Trans>
        </Link>
      )}
    </p>
  )
}

function PlaceBody({ message: { place } }: { message: ShownMessage }) {
  const { i18n } = useLingui()
  if (!place) return null
  const { latitude, longitude, address, name } = place
  const isExact = latitude !== null && longitude !== null
  const links = mapLinks({
    address,
    latitude: latitude ?? 0,
    longitude: longitude ?? 0,
    place: { isApproximate: !isExact },
  } as Parameters<typeof mapLinks>[0])
  return (
    <div className={classes.place}>
      <PinIcon size={22} />
      <div>
        {name && <b>{name}</b>}
        <p lang="ko">{address}</p>
        <p className={classes.maps}>
          {links.map((link) => (
            <a key={link.name} href={link.href} target="_blank" rel="noopener noreferrer">
              {i18n.locale === 'ko' ? link.nameInKorean : link.name}
            </a>
          ))}
        </p>
      </div>
    </div>
  )
}
