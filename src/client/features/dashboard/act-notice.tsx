import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Box, Button, Group } from '@mantine/core'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { SaveError } from '../../entities/outbox/save-error.tsx'
import { useSend } from '../../offline/outbox/sending.ts'
import { CheckIcon, CloseIcon } from '../../ui/icon/icons.tsx'
import { reopen } from './commands.ts'
import { type LastAct, lastAct } from './last-act.ts'

/** Says what was done with a posting, as its card leaves the list, with the undo. */
export function ActNotice() {
  const { t } = useLingui()
  const last = useSyncExternalStore(lastAct.subscribe, lastAct.get, lastAct.get)
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => () => lastAct.set(null), [])
  // The card of the posting may be far down the list.
  useEffect(() => {
    if (last) notice.current?.scrollIntoView({ block: 'nearest' })
  }, [last])
  return (
    <Group
      ref={notice}
      gap="xs"
      wrap="nowrap"
      fz="sm"
      lh="sm"
      {...(last && {
        mb: { sm: 'md' },
        px: { base: 'edge', sm: 'md' },
        py: { base: 'xxs', sm: 'xs' },
        bg: 'var(--tint)',
        bdrs: { sm: 'md' },
      })}
      // Below the header, which stays.
      style={{ scrollMarginBlock: '5rem' }}
    >
      {last && <CheckIcon size={20} />}
      <Group gap="4px 8px" flex={1} miw={0}>
        <Box component="p" flex="1 1 12rem" role="status">
          {last && <Text last={last} />}
        </Box>
        {last?.what === 'CLOSED' && <Undo job={last.job} />}
      </Group>
      {last && (
        <ActionIcon aria-label={t`Hide`} title={t`Hide`} onClick={() => lastAct.set(null)}>
          <CloseIcon size={20} />
        </ActionIcon>
      )}
    </Group>
  )
}

function Text({ last: { what, job } }: { last: LastAct }) {
  const { title } = job
  if (what === 'CLOSED')
    return (
      <Trans>You closed “{title}”. It is under “Closed” now, and you can reopen it within 24 hours.</Trans>
    )
  return <Trans>“{title}” is open again. It is under “In progress”.</Trans>
}

function Undo({ job }: { job: LastAct['job'] }) {
  const { mutate, error } = useSend(reopen)
  const undo = () =>
    mutate(
      { params: { id: job.id }, title: { title: job.title, company: job.companyName } },
      { onSuccess: () => lastAct.set({ what: 'REOPENED', job }) },
    )
  return (
    <>
      <SaveError error={error} />
      <Button variant="default" size="sm" onClick={undo}>
        <Trans>Undo</Trans>
      </Button>
    </>
  )
}
