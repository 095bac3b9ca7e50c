import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type Ref, useImperativeHandle, useRef, useState } from 'react'
import { typeMessage } from '../../../contract/message/conversation.ts'
import { MESSAGE_LENGTH } from '../../../contract/message/message-text.ts'
import { call } from '../../api/api.ts'
import { currentSession } from '../../api/session.ts'
import { currentConnectivity } from '../../browser/connectivity.ts'
import { useDraft } from '../../offline/drafts/use-draft.ts'
import { cutTo } from '../../ui/field/counted-field.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { SendIcon } from '../../ui/icon/icons.tsx'
import { PlusIcon } from '../../ui/icon/screen-icons.tsx'
import { usePhone } from '../../ui/page/use-phone.ts'
import classes from './composer.module.css'
import type { Say } from './use-say.ts'

interface ComposerProps {
  conversationId: string
  say: Say
  onAttach: () => void
  ref?: Ref<{ focus: () => void }>
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Writes a message; what is typed is kept per conversation. */
export function Composer(props: ComposerProps) {
  const draft = useDraft(`conversation:${props.conversationId}`, '', isText)
  // Until the draft is read, an empty field would take letters that the draft then replaces.
  return <Field key={draft.ready ? 'ready' : 'reading'} {...props} draft={draft} />
}

const COUNTED_FROM = MESSAGE_LENGTH - 200

function Field({ conversationId, say, onAttach, ref, draft }: ComposerProps & { draft: Draft }) {
  const { t } = useLingui()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(draft.value)
  const phone = usePhone()
  const tellTyping = useTellTyping(conversationId)
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }))
  const write = (value: string) => {
    setText(value)
    // An empty draft would count as a form that is not finished.
    if (value === '') void draft.clear()
    else draft.save(value)
  }
  const submit = async () => {
    const said = text.trim()
    if (said === '') return
    write('')
    field.current?.focus()
    const isSaved = await say({ kind: 'TEXT', text: said }, { draft: `conversation:${conversationId}` })
    // What was typed meanwhile goes on below what could not be saved.
    if (!isSaved) setText((now) => (now === '' ? said : `${said}\n${now}`))
  }
  const press = (event: KeyboardEvent) => {
    const isSend = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && !phone
    if (!isSend) return
    event.preventDefault()
    void submit()
  }
  const length = Array.from(text).length
  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <IconButton icon={PlusIcon} label={t`Add a photo, a time or something else`} onClick={onAttach} />
      <div className={classes.box}>
        <textarea
          ref={field}
          className={classes.field}
          rows={1}
          aria-label={t`Write a message`}
          placeholder={t`Write a message`}
          value={text}
          onChange={({ currentTarget: { value }, nativeEvent }) => {
            const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
            write(isComposing ? value : cutTo(value, MESSAGE_LENGTH))
            if (value.trim() !== '') tellTyping()
          }}
          onKeyDown={press}
        />
        {length >= COUNTED_FROM && (
          <span className={classes.count} role="status">
            {length}/{MESSAGE_LENGTH}
          </span>
        )}
      </div>
      <button
        type="submit"
        className={classes.send}
        aria-label={t({ message: 'Send', comment: 'Button: send the message' })}
        disabled={text.trim() === ''}
      >
        <SendIcon size={24} />
      </button>
    </form>
  )
}

type Draft = ReturnType<typeof useDraft<string>>

/** Milliseconds between two signs of typing. */
const TYPING_EVERY = 4_000

/** Tells the other side, now and then; a sign that is lost is no loss. */
function useTellTyping(id: string): () => void {
  const last = useRef(0)
  return () => {
    const now = Date.now()
    if (now - last.current < TYPING_EVERY || currentConnectivity() !== 'online') return
    last.current = now
    call(typeMessage, { params: { id }, token: currentSession()?.token ?? null }).catch(() => undefined)
  }
}
