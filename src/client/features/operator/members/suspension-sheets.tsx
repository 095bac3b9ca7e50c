import { Trans } from '@lingui/react/macro'
import { Checkbox } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { useState } from 'react'
import { type MemberCase, restoreMember, suspendMember } from '../../../../contract/operator/member.ts'
import { announceDecision } from '../cases/last-decision.ts'
import { ReasonSheet } from '../cases/reason-sheet.tsx'
import { DecisionEffects } from '../desk/decision-effects.tsx'
import { useOperatorCommand } from '../desk/use-operator-command.ts'
import { NamedMember } from './named-member.tsx'

interface SuspendSheetProps {
  member: MemberCase
  onClose: () => void
}

/** A suspension is taken back by lifting it, which needs a reason of its own. */
const tell = (what: 'SUSPENDED' | 'RESTORED', { id, maskedName: name }: MemberCase) =>
  announceDecision({ what, name, desk: 'members', id, undo: null })

/** Suspends a member with a reason, which may be shown to the member. */
export function SuspendSheet({ member, onClose }: SuspendSheetProps) {
  const suspend = useOperatorCommand(suspendMember)
  const [isReasonShown, setReasonShown] = useState(false)
  const { id } = member
  return (
    <ReasonSheet
      title={<Trans>Suspend this member?</Trans>}
      hint={
        isReasonShown ? (
          <Trans>This is recorded with your name. The member sees the reason, but not your name.</Trans>
        ) : (
          <Trans>This is recorded with your name. Only operators can see the record.</Trans>
        )
      }
      action={<Trans>Suspend member</Trans>}
      draftName={`operator-suspend:${id}`}
      after={
        <Checkbox
          label={<Trans>Show the reason to the member when they sign in</Trans>}
          checked={isReasonShown}
          onChange={(event) => setReasonShown(event.currentTarget.checked)}
        />
      }
      isBusy={suspend.isPending}
      error={suspend.error}
      onReason={async (reason) => {
        await suspend.sendAsync({ params: { id }, body: { reason, isReasonShown } })
        tell('SUSPENDED', member)
      }}
      onClose={onClose}
    >
      <NamedMember member={member} />
      <SuspensionEffects member={member} />
    </ReasonSheet>
  )
}

function SuspensionEffects({ member }: Pick<SuspendSheetProps, 'member'>) {
  return (
    <DecisionEffects back={<Trans>It can be lifted at any time.</Trans>}>
      <Trans>The member is signed out on all devices and cannot sign in.</Trans>{' '}
      {member.role === 'EMPLOYER' && <Trans>This member’s postings are hidden.</Trans>}
      {member.role === 'EMPLOYEE' && <Trans>Companies can no longer find this member.</Trans>}{' '}
      {member.maskedEmail !== null && <Trans>We notify the member by email.</Trans>}
    </DecisionEffects>
  )
}

export function RestoreSheet({ member, onClose }: SuspendSheetProps) {
  const { id } = member
  const restore = useOperatorCommand(restoreMember)
  return (
    <ReasonSheet
      title={<Trans>Lift this member’s suspension?</Trans>}
      hint={<Trans>This is recorded with your name. Only operators can see the record.</Trans>}
      action={<Trans>Lift the suspension</Trans>}
      draftName={`operator-restore:${id}`}
      isBusy={restore.isPending}
      error={restore.error}
      onReason={async (reason) => {
        await restore.sendAsync({ params: { id }, body: { reason } })
        tell('RESTORED', member)
      }}
      onClose={onClose}
    >
      <NamedMember member={member} />
      <DecisionEffects back={<Trans>It cannot be undone, but the member can be suspended again.</Trans>}>
        <Trans>The member can sign in again.</Trans>{' '}
        {member.role === 'EMPLOYER' && <Trans>Postings that have not ended are visible again.</Trans>}
        {member.role === 'EMPLOYEE' && <Trans>Companies can find this member again.</Trans>}{' '}
        {member.maskedEmail !== null && <Trans>We notify the member by email.</Trans>}
      </DecisionEffects>
    </ReasonSheet>
  )
}
