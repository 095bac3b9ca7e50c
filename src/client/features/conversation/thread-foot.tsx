import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Box, Button, Group, Stack } from '@mantine/core'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { errorTexts } from '../../../contract/base/error-texts.ts'
import type { Conversation } from '../../../contract/message/conversation.ts'
import type { Place } from '../../../contract/message/conversation-message.ts'
import type { PhraseCode, PhraseParams } from '../../../contract/message/phrases.ts'
import { setBlocked } from '../../entities/conversation/conversation-commands.ts'
import { SaveError } from '../../entities/outbox/save-error.tsx'
import { RightNote, useMayAct } from '../../entities/member/company-right.tsx'
import { send } from '../../offline/outbox/sending.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Chip } from '../../ui/choice/chip.tsx'
import { AttachSheet, type Opened } from './attach-sheet.tsx'
import { Composer, type ComposerHandle } from './composer.tsx'
import { type Side, suggestedPhrases } from './phrase/suggested-phrases.ts'
import { otherLanguage } from './thread-header.tsx'
import { PhraseSheet, openPhrase } from './phrase/phrase-sheet.tsx'
import { NOTHING_TYPED, PlaceSheet, TimesSheet } from './times-sheet.tsx'
import type { Say } from './use-say.ts'
import type { ShownMessage } from './use-thread.ts'
import { CloseIcon } from '../../ui/icon/icons.tsx'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useDesk } from '../../browser/use-phone.ts'

interface ThreadFootProps {
  about: Conversation
  shown: readonly ShownMessage[]
  say: Say
  error: Error | null
  /** The member answers times with others. */
  isOfferingTimes: boolean
  onTimesClosed: () => void
}

type OpenSheet = Opened | 'attach' | { phrase: PhraseCode; replacesText?: boolean }

/** Suggested phrases and the field to write in; in a chat that is over, why nothing can be written. */
export function ThreadFoot(props: ThreadFootProps) {
  const { about, shown, say, error } = props
  const { i18n, t } = useLingui()
  const field = useRef<ComposerHandle>(null)
  const arrival = useTimesOnArrival(field)
  const langCode = useLanguage()
  const isOtherLanguage = otherLanguage(about, langCode) !== null
  const [sheet, setSheet] = useState<OpenSheet | undefined>(arrival.offersTimes ? 'times' : undefined)
  const mayAct = useMayAct()
  if (!mayAct)
    return (
      <Box p="md">
        <RightNote />
      </Box>
    )
  if (about.state !== 'OPEN') return <Closed about={about} />
  const side: Side = about.counterpart.role === 'EMPLOYER' ? 'EMPLOYEE' : 'EMPLOYER'
  const sayPhrase = async (code: PhraseCode, params: PhraseParams) => {
    if (!(await say({ kind: 'PHRASE', code, params }))) return
    if (typeof sheet === 'object' && sheet.replacesText) field.current?.clear()
    setSheet(undefined)
  }
  return (
    <Stack
      gap="xxs"
      pt="xs"
      pb="calc(var(--space-8) + env(safe-area-inset-bottom))"
      px="xs"
      bg="var(--surface)"
    >
      <Group
        gap="xs"
        wrap="nowrap"
        p={4}
        style={{ overflowX: 'auto', scrollbarWidth: 'none' }}
        role="group"
        aria-label={t`Phrases that fit`}
      >
        {suggestedPhrases(
          side,
          shown.filter(({ isRemoved }) => !isRemoved),
          langCode,
        ).map((code) => (
          <Chip key={code} opens onClick={() => setSheet({ phrase: code })}>
            {openPhrase(i18n, code)}
          </Chip>
        ))}
        <Chip opens onClick={() => setSheet('phrases')}>
          <Trans>All phrases</Trans>
        </Chip>
      </Group>
      <SaveError error={error} />
      {isOtherLanguage && <OwnWordsNote onHide={() => field.current?.focus()} />}
      <Composer
        ref={field}
        conversationId={about.id}
        say={say}
        onAttach={() => setSheet('attach')}
        suggestsTo={isOtherLanguage ? side : null}
        onPhrase={(phrase) => setSheet({ phrase, replacesText: true })}
      />
      <FootSheets
        {...props}
        side={side}
        sheet={sheet}
        onSheet={(next) => {
          setSheet(next)
          if (next === undefined) arrival.end()
        }}
        onPhrase={sayPhrase}
      />
    </Stack>
  )
}

interface FootSheetsProps extends ThreadFootProps {
  side: Side
  sheet: OpenSheet | undefined
  onSheet: (sheet: OpenSheet | undefined) => void
  onPhrase: (code: PhraseCode, params: PhraseParams) => Promise<void>
}

function FootSheets(props: FootSheetsProps) {
  const { about, shown, say, side, sheet, onSheet, onPhrase, isOfferingTimes, onTimesClosed } = props
  const [typedTimes, setTypedTimes] = useState(NOTHING_TYPED)
  const close = () => {
    onSheet(undefined)
    onTimesClosed()
  }
  const offered = shown.findLast(({ kind, isRemoved }) => kind === 'TIME' && !isRemoved)
  const offer = async (times: string[], place: Place | null) => {
    const answered = isOfferingTimes && offered && !offered.isMine ? offered.id : null
    if (place && !(await say({ kind: 'PLACE', place }))) return
    if (!(await say({ kind: 'TIME', times, about: answered, accepted: null }))) return
    setTypedTimes(NOTHING_TYPED)
    close()
  }
  if (isOfferingTimes || sheet === 'times')
    return (
      <TimesSheet
        asksPlace={side === 'EMPLOYER'}
        jobId={about.job.id}
        typed={typedTimes}
        onType={setTypedTimes}
        onSend={(times, place) => void offer(times, place)}
        onClose={close}
      />
    )
  if (sheet === 'attach')
    return <AttachSheet conversationId={about.id} side={side} say={say} onOpen={onSheet} onClose={close} />
  if (sheet === 'place')
    return (
      <PlaceSheet
        jobId={about.job.id}
        onSend={(place) => void say({ kind: 'PLACE', place }).then((isSaved) => isSaved && close())}
        onClose={close}
      />
    )
  if (sheet === undefined) return null
  const code = sheet === 'phrases' ? null : sheet.phrase
  return (
    <PhraseSheet
      side={side}
      code={code}
      onSay={(chosen, params) => void onPhrase(chosen, params)}
      onClose={close}
    />
  )
}

function Closed({ about }: { about: Conversation }) {
  const { i18n } = useLingui()
  const { id, state, counterpart } = about
  const isBlocked = state === 'BLOCKED'
  return (
    <Stack
      gap="xs"
      align="center"
      pt="sm"
      pb="calc(var(--space-16) + env(safe-area-inset-bottom))"
      px="md"
      bg="var(--surface)"
      c="dimmed"
      fz="sm"
      lh="sm"
      ta="center"
    >
      <p>{i18n._(errorTexts[isBlocked ? 'CONVERSATION_BLOCKED' : 'CONVERSATION_CLOSED'])}</p>
      {isBlocked && (
        <Button
          size="sm"
          variant="light"
          onClick={() =>
            void send(setBlocked, {
              params: { id },
              body: { isBlocked: false },
              title: { title: counterpart.name },
            })
          }
        >
          <Trans>Unblock</Trans>
        </Button>
      )}
    </Stack>
  )
}

const NAME = 'ownWordsNote'

/** Says what is translated for the other side, until it is hidden on this device. */
function OwnWordsNote({ onHide }: { onHide: () => void }) {
  const { t } = useLingui()
  const [isHidden, setIsHidden] = useState(wasHidden)
  if (isHidden) return null
  const hide = () => {
    setIsHidden(true)
    keepHidden()
    onHide()
  }
  return (
    <Group gap={0} justify="space-between" wrap="nowrap" ps="xs" fz="xs" lh="xs" c="dimmed">
      <p>
        <Trans>Ready phrases arrive in the reader’s language. Your own words arrive untranslated.</Trans>
      </p>
      <ActionIcon aria-label={t`Hide this note`} title={t`Hide this note`} onClick={hide}>
        <CloseIcon size={20} />
      </ActionIcon>
    </Group>
  )
}

function wasHidden(): boolean {
  try {
    return localStorage.getItem(NAME) !== null
  } catch {
    return false
  }
}

function keepHidden(): void {
  try {
    localStorage.setItem(NAME, 'hidden')
  } catch {
    // The note returns with the next visit.
  }
}

/**
 * Whether the member came to offer times for an interview. Once the form is closed, a reload does not open it again, and
 * the focus goes on in the conversation: what was pressed is on another screen.
 */
function useTimesOnArrival(field: RefObject<{ focus: () => void } | null>) {
  const navigate = useNavigate()
  const isDesk = useDesk()
  const offersTimes = useLocation({ select: ({ state }) => state.offersTimes === true })
  const goOn = useEffectEvent(() => {
    // A phone would open its keyboard over the messages.
    if (isDesk) field.current?.focus()
    else document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
  })
  useEffect(() => (offersTimes ? () => goOn() : undefined), [offersTimes])
  const end = () => {
    if (offersTimes) void navigate({ to: '.', replace: true })
  }
  return { offersTimes, end }
}
