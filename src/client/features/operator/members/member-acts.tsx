import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox, Group, Stack } from '@mantine/core'
import { type ComponentType, useState } from 'react'
import * as z from 'zod/mini'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Points } from '../../../entities/point/points.tsx'
import { fieldErrorsOf } from '../../../forms/field-errors.ts'
import { useFormat } from '../../../i18n/format.ts'
import { DigitsField } from '../../../ui/field/digits-field.tsx'
import type { DataOf } from '../../../../contract/base/endpoint.ts'
import {
  GrantedPoints,
  grantMemberPoints,
  type MemberCase,
  restoreMember,
  showMember,
  signMemberOut,
  suspendMember,
} from '../../../../contract/operator/member.ts'
import { useDecision } from '../cases/kit/case-sheet.tsx'
import { ReasonSheet } from '../cases/kit/decision-sheet.tsx'
import { ConfirmSheet, DecisionEffects, DecisionSubject, Done, useOperatorCommand } from '../desk/command.tsx'
import { spoken, useDeskForm } from '../desk/use-desk-form.tsx'

/** Personal details revealed with a reason; kept in the open page only. */
export type PersonalDetails = DataOf<typeof showMember>

interface MemberActsProps {
  member: MemberCase
  shown: PersonalDetails | undefined
  onShown: (shown: PersonalDetails) => void
}

type Act = 'show' | 'signOut' | 'grant' | 'suspend' | 'restore'

/** Acts on an account; each is recorded. */
export function MemberActs(props: MemberActsProps) {
  const { member, shown } = props
  const { t } = useLingui()
  const [act, setAct] = useState<Act>()
  const [granted, setGranted] = useState<number>()
  const isSuspended = member.suspendedDate !== null
  const acts: readonly (readonly [Act, isOffered: boolean, label: string])[] = [
    ['show', !shown, t`Show personal details`],
    ['signOut', member.sessionCount > 0, t`Sign out everywhere`],
    ['grant', member.role === 'EMPLOYER', t`Give points`],
    ['suspend', !isSuspended, t`Suspend`],
    ['restore', isSuspended, t`Lift suspension`],
  ]
  const Asked = act && sheets[act]
  return (
    <Stack>
      {granted !== undefined && (
        <Done>
          <Trans>
            The points were added. The company now has <Points value={granted} />.
          </Trans>
        </Done>
      )}
      <Group gap="xs">
        {acts.map(
          ([name, isOffered, label]) =>
            isOffered && (
              <Button key={name} variant={name === 'show' ? 'light' : 'default'} onClick={() => setAct(name)}>
                {label}
              </Button>
            ),
        )}
      </Group>
      {Asked && <Asked {...props} onGranted={setGranted} onClose={() => setAct(undefined)} />}
    </Stack>
  )
}

interface SheetProps extends MemberActsProps {
  onGranted: (balance: number) => void
  onClose: () => void
}

function ShowSheet({ member, onShown, onClose }: SheetProps) {
  const { id } = member
  const show = useOperatorCommand(showMember)
  return (
    <ReasonSheet
      title={<Trans>Show personal details?</Trans>}
      hint={<Trans>This is recorded with your name. The member cannot see the record.</Trans>}
      action={<Trans>Show name, email and cellphone</Trans>}
      draftName={`operator-show:${id}`}
      command={show}
      onReason={async (reason) => {
        const { data } = await show.sendAsync({ params: { id }, body: { reason } })
        onShown(data)
      }}
      onClose={onClose}
    >
      <NamedMember member={member} />
    </ReasonSheet>
  )
}

function SignOutSheet({ member, onClose }: SheetProps) {
  const signOut = useOperatorCommand(signMemberOut)
  return (
    <ConfirmSheet
      title={<Trans>Sign this member out everywhere?</Trans>}
      action={<Trans>Sign out everywhere</Trans>}
      command={signOut}
      onConfirm={() => signOut.sendAsync({ params: { id: member.id } })}
      onClose={onClose}
    >
      <NamedMember member={member} />
      <p>
        <Plural
          value={member.sessionCount}
          one="# device will be signed out. Unsent changes are kept until the next sign-in."
          other="# devices will be signed out. Unsent changes are kept until the next sign-in."
        />
      </p>
    </ConfirmSheet>
  )
}

function GrantSheet({ member, onGranted, onClose }: SheetProps) {
  const { id } = member
  const grant = useOperatorCommand(grantMemberPoints)
  const format = useFormat()
  // Nothing typed is missing, not zero.
  const pointsOf = (digits: string) => (digits === '' ? undefined : Number(digits))
  const form = useDeskForm(
    ({ points }) => fieldErrorsOf(z.object({ points: GrantedPoints }), { points: pointsOf(points) }),
    { points: '' },
  )
  return (
    <ReasonSheet
      title={<Trans>Give points</Trans>}
      hint={<Trans>This is recorded with your name.</Trans>}
      action={<Trans>Give the points</Trans>}
      draftName={`operator-grant:${id}`}
      command={grant}
      onCheck={form.check}
      onReason={async (reason) => {
        const points = Number(form.getValues().points)
        const { data } = await grant.sendAsync({ params: { id }, body: { points, reason } })
        onGranted(data.balance)
      }}
      onClose={onClose}
    >
      <NamedMember member={member} />
      <DigitsField
        label={<Trans>Points</Trans>}
        name="points"
        digits={form.values.points}
        maxDigits={8}
        format={(typed) => (typed === '' ? '' : format.number(Number(typed)))}
        error={spoken(form.errors['points'])}
        onDigits={(typed) => form.setFieldValue('points', typed)}
      />
    </ReasonSheet>
  )
}

/** Suspends a member with a reason, which may be shown to the member. */
function SuspendSheet({ member, onClose }: SheetProps) {
  const { id, maskedName: name } = member
  // A suspension is taken back by lifting it, which needs a reason of its own.
  const suspend = useDecision(suspendMember, { desk: 'members', id, name })
  const [isReasonShown, setReasonShown] = useState(false)
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
      command={suspend}
      onReason={(reason) =>
        suspend.decide(msg`Member suspended: ${name}.`, { params: { id }, body: { reason, isReasonShown } })
      }
      onClose={onClose}
    >
      <NamedMember member={member} />
      <DecisionEffects back={<Trans>It can be lifted at any time.</Trans>}>
        <Trans>The member is signed out on all devices and cannot sign in.</Trans>{' '}
        {member.role === 'EMPLOYER' && <Trans>This member’s postings are hidden.</Trans>}
        {member.role === 'EMPLOYEE' && <Trans>Companies can no longer find this member.</Trans>}{' '}
        {member.maskedEmail !== null && <Trans>We notify the member by email.</Trans>}
      </DecisionEffects>
    </ReasonSheet>
  )
}

function RestoreSheet({ member, onClose }: SheetProps) {
  const { id, maskedName: name } = member
  const restore = useDecision(restoreMember, { desk: 'members', id, name })
  return (
    <ReasonSheet
      title={<Trans>Lift this member’s suspension?</Trans>}
      hint={<Trans>This is recorded with your name. Only operators can see the record.</Trans>}
      action={<Trans>Lift the suspension</Trans>}
      draftName={`operator-restore:${id}`}
      command={restore}
      onReason={(reason) =>
        restore.decide(msg`Suspension lifted: ${name}.`, { params: { id }, body: { reason } })
      }
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

const sheets: Record<Act, ComponentType<SheetProps>> = {
  show: ShowSheet,
  signOut: SignOutSheet,
  grant: GrantSheet,
  suspend: SuspendSheet,
  restore: RestoreSheet,
}

/** Whom a dialog decides on: a member's name may be in any language. */
export const NamedMember = ({ member }: { member: Pick<MemberCase, 'maskedName' | 'companyName'> }) => (
  <DecisionSubject name={<bdi lang="">{member.maskedName}</bdi>} company={member.companyName ?? undefined} />
)
