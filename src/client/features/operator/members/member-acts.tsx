import { Plural, Trans } from '@lingui/react/macro'
import { Alert, Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import * as z from 'zod/mini'
import type { DataOf } from '../../../../contract/base/endpoint.ts'
import {
  GrantedPoints,
  grantMemberPoints,
  type MemberCase,
  showMember,
  signMemberOut,
} from '../../../../contract/operator/member.ts'
import { fieldErrorsOf } from '../../../forms/field-errors.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Points } from '../../../entities/point/points.tsx'
import { DigitsField } from '../../../ui/field/digits-field.tsx'
import { ConfirmSheet } from '../desk/confirm-sheet.tsx'
import { spoken, useDeskForm } from '../desk/use-desk-form.tsx'
import { ReasonSheet } from '../cases/reason-sheet.tsx'
import { useOperatorCommand } from '../desk/use-operator-command.ts'
import { NamedMember } from './named-member.tsx'
import { RestoreSheet, SuspendSheet } from './suspension-sheets.tsx'
import { CheckIcon } from '../../../ui/icon/icons.tsx'

/** Personal details revealed with a reason; kept in the open page only. */
export type PersonalDetails = DataOf<typeof showMember>

interface MemberActsProps {
  member: MemberCase
  shown: PersonalDetails | undefined
  onShown: (shown: PersonalDetails) => void
}

type Asking = 'show' | 'signOut' | 'grant' | 'suspend' | 'restore'

/** Acts on an account; each is recorded. */
export function MemberActs({ member, shown, onShown }: MemberActsProps) {
  const [asking, setAsking] = useState<Asking>()
  const [granted, setGranted] = useState<number>()
  const close = () => setAsking(undefined)
  return (
    <Stack>
      {granted !== undefined && (
        <Alert color="green" icon={<CheckIcon size={20} />}>
          <Trans>
            The points were added. The company now has <Points value={granted} />.
          </Trans>
        </Alert>
      )}
      <Group gap="xs">
        {!shown && (
          <Button variant="light" onClick={() => setAsking('show')}>
            <Trans>Show personal details</Trans>
          </Button>
        )}
        {member.sessionCount > 0 && (
          <Button variant="default" onClick={() => setAsking('signOut')}>
            <Trans>Sign out everywhere</Trans>
          </Button>
        )}
        {member.role === 'EMPLOYER' && (
          <Button variant="default" onClick={() => setAsking('grant')}>
            <Trans>Give points</Trans>
          </Button>
        )}
        {member.suspendedDate === null ? (
          <Button variant="default" onClick={() => setAsking('suspend')}>
            <Trans>Suspend</Trans>
          </Button>
        ) : (
          <Button variant="default" onClick={() => setAsking('restore')}>
            <Trans>Lift suspension</Trans>
          </Button>
        )}
      </Group>
      {asking === 'suspend' && <SuspendSheet member={member} onClose={close} />}
      {asking === 'restore' && <RestoreSheet member={member} onClose={close} />}
      {asking === 'show' && <ShowSheet member={member} onShown={onShown} onClose={close} />}
      {asking === 'signOut' && <SignOutSheet member={member} onClose={close} />}
      {asking === 'grant' && <GrantSheet member={member} onGranted={setGranted} onClose={close} />}
    </Stack>
  )
}

interface SheetProps {
  member: MemberCase
  onClose: () => void
}

function ShowSheet({ member, onShown, onClose }: SheetProps & Pick<MemberActsProps, 'onShown'>) {
  const { id } = member
  const show = useOperatorCommand(showMember)
  return (
    <ReasonSheet
      title={<Trans>Show personal details?</Trans>}
      hint={<Trans>This is recorded with your name. The member cannot see the record.</Trans>}
      action={<Trans>Show name, email and cellphone</Trans>}
      draftName={`operator-show:${id}`}
      isBusy={show.isPending}
      error={show.error}
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
      isBusy={signOut.isPending}
      error={signOut.error}
      onConfirm={() => signOut.send({ params: { id: member.id } }, { onSuccess: onClose })}
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

function GrantSheet({ member, onGranted, onClose }: SheetProps & { onGranted: (balance: number) => void }) {
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
      isBusy={grant.isPending}
      error={grant.error}
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
