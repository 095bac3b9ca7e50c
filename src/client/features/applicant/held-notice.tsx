import { Plural, Trans } from '@lingui/react/macro'
import { Box, Button, Group } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useConnectivity } from '../../browser/use-connectivity.ts'
import { KeyHint } from '../../ui/keyboard/key-hint.tsx'
import { useShortcuts } from '../../ui/keyboard/shortcuts.ts'
import { type Held, HOLD, undoActs } from './held-acts.ts'

interface HeldNoticeProps {
  held: Held
  onClose: () => void
}

/** Says what is about to be sent, with the undo, until it is sent. */
export function HeldNotice({ held, onClose }: HeldNoticeProps) {
  const [late, setLate] = useState<number>()
  const { count, ids, until } = held
  useEffect(() => {
    const timer = setTimeout(onClose, late === undefined ? until - Date.now() : HOLD / 2)
    return () => clearTimeout(timer)
  }, [late, until, onClose])
  const undo = async () => setLate(await undoActs(held))
  useShortcuts(late === undefined && ids.length > 0 ? { z: () => void undo() } : {})
  return (
    <Box
      pos="fixed"
      bottom="calc(var(--tab-bar, 0px) + var(--space-16))"
      left="50%"
      p="sm"
      bg="var(--surface)"
      bdrs="md"
      style={{
        boxShadow: 'var(--mantine-shadow-md)',
        border: '1px solid var(--hairline)',
        transform: 'translateX(-50%)',
        zIndex: 50,
      }}
      w="max-content"
      maw="calc(100% - 2rem)"
    >
      <Group gap="sm">
        <p role="status">
          {late === 0 ? (
            <Trans>Undone. Nothing was sent.</Trans>
          ) : late === undefined ? (
            <Pending held={held} />
          ) : (
            <Plural
              value={late}
              one="Undone, but for # applicant it was already sent."
              other="Undone, but for # applicants it was already sent."
            />
          )}
        </p>
        {late === undefined && ids.length > 0 && count > 0 && (
          <Button variant="default" size="sm" aria-keyshortcuts="Z" onClick={() => void undo()}>
            <Trans>Undo</Trans>
            <KeyHint>Z</KeyHint>
          </Button>
        )}
      </Group>
    </Box>
  )
}

function Pending({ held: { act, count, ids } }: { held: Held }) {
  const isOffline = useConnectivity() === 'offline'
  if (act === 'SHORTLIST')
    return (
      <Plural
        value={count}
        one="Shortlist changed for # applicant."
        other="Shortlist changed for # applicants."
      />
    )
  if (ids.length === 0) return <Trans comment="State: an item has been sent">Sent</Trans>
  if (isOffline) return <Trans>It is sent by itself once there is a network.</Trans>
  if (act === 'OFFER_TIMES')
    return (
      <Plural
        value={count}
        one="# applicant is offered the interview times in 10 seconds."
        other="# applicants are offered the interview times in 10 seconds."
      />
    )
  return act === 'DECIDE' ? (
    <Plural
      value={count}
      one="# applicant is declined and told 10 seconds from now."
      other="# applicants are declined and told 10 seconds from now."
    />
  ) : (
    <Plural
      value={count}
      one="The message goes to # applicant 10 seconds from now."
      other="The message goes to # applicants 10 seconds from now."
    />
  )
}
