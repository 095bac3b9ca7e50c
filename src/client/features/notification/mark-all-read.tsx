import { Trans, useLingui } from '@lingui/react/macro'
import { SaveError } from '../../entities/outbox/save-error.tsx'
import { useSend } from '../../offline/outbox/sending.ts'
import { Button } from '../../ui/button/button.tsx'
import { markAllRead } from './commands.ts'

/** @param upTo the newest that the member has seen: what arrives meanwhile stays unread */
export function MarkAllRead({ upTo }: { upTo: string }) {
  const { t } = useLingui()
  const { mutate, error } = useSend(markAllRead)
  return (
    <>
      <SaveError error={error} />
      <Button
        size="sm"
        variant="subtle"
        onClick={() => mutate({ body: { read: true, upTo }, title: { title: t`All` } })}
      >
        <Trans>Mark all as read</Trans>
      </Button>
    </>
  )
}
