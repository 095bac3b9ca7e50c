import { Trans } from '@lingui/react/macro'
import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { getMe } from '../../../contract/account/member.ts'
import type { ColleagueRight } from '../../../contract/base/enums.ts'
import {
  changeColleague,
  type Colleague,
  handOverCompany,
  listColleagues,
  removeColleague,
} from '../../../contract/employer/colleague.ts'
import { call } from '../../api/api.ts'
import { currentSession } from '../../api/session.ts'
import { useCommand } from '../../api/use-command.ts'
import { RequestAlert } from '../../entities/answer/request-alert.tsx'
import { IdentitySheet } from '../../entities/identity/identity-sheet.tsx'
import { useIdentityCheck } from '../../entities/identity/use-identity-check.ts'
import { FormSheet } from '../../ui/sheet/sheet.tsx'
import { RightField } from './right-field.tsx'

interface PersonSheetProps {
  person: Colleague
  onClose: () => void
}

/** What the owner can do about a colleague: another right, removal, and making them the owner. */
export function PersonSheet({ person, onClose }: PersonSheetProps) {
  const { id, name } = person
  const [right, setRight] = useState<ColleagueRight>(person.right === 'READER' ? 'READER' : 'MANAGER')
  const [asks, setAsks] = useState<'remove' | 'hand-over'>()
  const change = useCommand(changeColleague, { refreshes: [listColleagues], onSuccess: onClose })
  const remove = useCommand(removeColleague, { refreshes: [listColleagues], onSuccess: onClose })
  if (asks === 'hand-over') return <HandOverSheet person={person} onClose={onClose} />
  if (asks === 'remove')
    return (
      <FormSheet
        title={<Trans>Remove from the company</Trans>}
        action={<Trans>Remove</Trans>}
        disabled={remove.isPending}
        onSubmit={() => remove.send({ params: { id } })}
        onClose={onClose}
      >
        <p>
          <b>{name}</b>
        </p>
        <p>
          <Trans>They lose access at once. What they did stays with the company.</Trans>
        </p>
        <RequestAlert error={remove.error} />
      </FormSheet>
    )
  return (
    <FormSheet
      title={<bdi>{name}</bdi>}
      action={<Trans>Save</Trans>}
      disabled={change.isPending || right === person.right}
      onSubmit={() => change.send({ params: { id }, body: { right } })}
      onClose={onClose}
    >
      <RightField value={right} onChange={setRight} />
      <RequestAlert error={change.error} />
      <Stack gap="xs">
        <Button fullWidth variant="default" onClick={() => setAsks('remove')}>
          <Trans>Remove from the company</Trans>
        </Button>
        <Button fullWidth variant="default" onClick={() => setAsks('hand-over')}>
          <Trans>Make owner</Trans>
        </Button>
      </Stack>
    </FormSheet>
  )
}

function HandOverSheet({ person: { id, name }, onClose }: PersonSheetProps) {
  const request = useIdentityCheck({
    send: (_: object, body) =>
      call(handOverCompany, { params: { id }, body, token: currentSession()?.token ?? null }),
    refreshes: [listColleagues, getMe],
    onSuccess: onClose,
  })
  return (
    <>
      <FormSheet
        title={<Trans>Make owner</Trans>}
        action={<Trans>Make owner</Trans>}
        disabled={request.isPending}
        onSubmit={() => request.send({})}
        onClose={onClose}
      >
        <p>
          <b>{name}</b>
        </p>
        <p>
          <Trans>
            They get the company with its postings, points, orders and messages. You stay as a manager. Only
            they can give it back.
          </Trans>
        </p>
        {!request.identity.isAsked && <RequestAlert error={request.error} />}
      </FormSheet>
      <IdentitySheet request={request} />
    </>
  )
}
