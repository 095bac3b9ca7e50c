import { useLingui } from '@lingui/react/macro'
import { ActionIcon, Box, Flex, Text, Textarea } from '@mantine/core'
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { typeMessage } from '../../../contract/message/conversation.ts'
import { MESSAGE_LENGTH } from '../../../contract/message/message-text.ts'
import type { PhraseCode } from '../../../contract/message/phrases.ts'
import { BACKGROUND_TIMEOUT, call } from '../../api/api.ts'
import { currentSession } from '../../api/session.ts'
import { currentConnectivity } from '../../browser/connectivity.ts'
import { useSharedText } from '../../offline/drafts/use-shared-text.ts'
import { PlusIcon, SendIcon } from '../../ui/icon/icons.tsx'
import { useDesk } from '../../browser/use-phone.ts'
import { PhrasesForText } from './phrase/phrases-for-text.tsx'
import type { Side } from './phrase/suggested-phrases.ts'
import type { Say } from './use-say.ts'

interface ComposerProps {
  conversationId: string
  say: Say
  onAttach: () => void
  /** Whose phrases are suggested for what is typed; null where the other side reads own words as well. */
  suggestsTo: Side | null
  onPhrase: (code: PhraseCode) => void
  ref?: Ref<ComposerHandle>
}

export interface ComposerHandle {
  focus: () => void
  /** Removes what is typed: a phrase was sent in its place. */
  clear: () => void
}

const COUNTED_FROM = MESSAGE_LENGTH - 200

/** Writes a message; what is typed is kept per conversation, alike in all tabs. */
export function Composer({ conversationId, say, onAttach, suggestsTo, onPhrase, ref }: ComposerProps) {
  const { t } = useLingui()
  const field = useRef<HTMLTextAreaElement>(null)
  const draft = useSharedText(`conversation:${conversationId}`)
  const { text } = draft
  const isDesk = useDesk()
  const tellTyping = useTellTyping(conversationId)
  useImperativeHandle(ref, () => ({
    focus: () => field.current?.focus(),
    clear: () => draft.write(''),
  }))
  // A keyboard is at hand there; a phone would open its own over the messages.
  useEffect(() => {
    const isElsewhere = document.activeElement?.closest('input, textarea, select, [role=dialog]')
    if (isDesk && !isElsewhere) field.current?.focus({ preventScroll: true })
  }, [isDesk])
  const length = Array.from(text.trim()).length
  const isTooLong = length > MESSAGE_LENGTH
  const canSend = draft.isRead && length > 0 && !isTooLong
  const submit = () => {
    if (!canSend) return
    field.current?.focus()
    const said = text.trim()
    void draft.hand(() => say({ kind: 'TEXT', text: said }, { draft: `conversation:${conversationId}` }))
  }
  const press = (event: KeyboardEvent) => {
    // Safari ends a composition before it reports the key that ended it, by this code.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229
    if (event.key !== 'Enter' || event.shiftKey || isComposing || !isDesk) return
    event.preventDefault()
    submit()
  }
  return (
    <>
      {suggestsTo && <PhrasesForText side={suggestsTo} text={text} onChoose={onPhrase} />}
      <Flex
        component="form"
        gap="xxs"
        align="flex-end"
        wrap="wrap"
        data-keeps-focus
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <ActionIcon
          aria-label={t`Add a photo, a time or something else`}
          title={t`Add a photo, a time or something else`}
          onClick={onAttach}
        >
          <PlusIcon size={24} />
        </ActionIcon>
        <Box flex={1} miw={0}>
          <Textarea
            ref={field}
            rows={1}
            styles={{ input: { minHeight: 44, maxHeight: '30dvh', resize: 'none' } }}
            aria-label={t`Write a message`}
            placeholder={t`Write a message`}
            value={text}
            error={isTooLong}
            onChange={({ currentTarget: { value } }) => {
              draft.write(value)
              if (value.trim() !== '') tellTyping()
            }}
            onKeyDown={press}
          />
          {length >= COUNTED_FROM && (
            <Text size="xs" c={isTooLong ? 'red' : 'dimmed'} ta="end" role="status">
              {length}/{MESSAGE_LENGTH}
            </Text>
          )}
        </Box>
        <ActionIcon
          type="submit"
          variant="filled"
          color="primary"
          radius="md"
          aria-label={t({ message: 'Send', comment: 'Button: send the message' })}
          disabled={!canSend}
        >
          <SendIcon size={24} />
        </ActionIcon>
      </Flex>
    </>
  )
}

/** Milliseconds between two signs of typing. */
const TYPING_EVERY = 4_000

/** Tells the other side, now and then; a sign that is lost is no loss. */
function useTellTyping(id: string): () => void {
  const last = useRef(0)
  return () => {
    const now = Date.now()
    if (now - last.current < TYPING_EVERY || currentConnectivity() !== 'online') return
    last.current = now
    const token = currentSession()?.token ?? null
    call(typeMessage, { params: { id }, token, timeout: BACKGROUND_TIMEOUT }).catch(() => undefined)
  }
}
