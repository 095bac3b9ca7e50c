import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, List } from '@mantine/core'
import '@mantine/core/styles/List.layer.css'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { removeMember } from '../../../../contract/account/member-account.ts'
import type { Me } from '../../../../contract/account/member.ts'
import { useCommand } from '../../../api/use-command.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import type { FieldErrors } from '../../../forms/field-errors.ts'
import { Form } from '../../../forms/form.tsx'
import { useContractForm } from '../../../forms/use-contract-form.ts'
import { forgetMember } from '../../../offline/cache/forget-member.ts'
import { useOutbox } from '../../../offline/outbox/use-outbox.ts'
import { PasswordField } from '../../../entities/identity/password-field.tsx'
import { InfoIcon } from '../../../ui/icon/icons.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import { memberFieldText } from '../member-texts.ts'

/** Removes the account after explaining what is deleted and what is kept and why. */
export function RemovalSheet({ me, onClose }: { me: Me; onClose: () => void }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const form = useContractForm(
    ({ password }): FieldErrors => (me.hasPassword && password === '' ? { password: 'REQUIRED' } : {}),
    { password: '' },
    { textOf: memberFieldText, fieldOf: { PASSWORD_MISMATCH: 'password' } },
  )
  const removal = useCommand(removeMember, {
    form,
    onSuccess: async () => {
      await forgetMember(queries, me.id, 'delete')
      await navigate({ to: '/signIn', state: { accountRemoved: true }, replace: true })
    },
  })
  return (
    <Sheet open onClose={onClose} title={t`Delete my account`} fit>
      <Form
        gap="md"
        px="edge"
        pb="xl"
        onSubmit={form.onSubmit((body) => removal.send({ body: me.hasPassword ? body : {} }))}
      >
        <Consequences {...me} />
        <UnsentWork />
        {me.hasPassword && <PasswordField {...form.getInputProps('password')} />}
        <RequestAlert error={removal.error} />
        <Button type="submit" fullWidth disabled={removal.isPending}>
          <Trans>Delete my account permanently</Trans>
        </Button>
        <Button variant="subtle" color="gray" fullWidth onClick={onClose}>
          <Trans>Keep my account</Trans>
        </Button>
      </Form>
    </Sheet>
  )
}

function Consequences({ role, companyRight = 'OWNER' }: Pick<Me, 'role' | 'companyRight'>) {
  return (
    <>
      <p>
        <Trans>You cannot undo this. You will be signed out on all devices.</Trans>
      </p>
      <List>
        <List.Item>
          {role === 'EMPLOYER' && companyRight !== 'OWNER' ? (
            <Trans>Will be deleted: your profile. The company you work for and its postings stay.</Trans>
          ) : role === 'EMPLOYER' ? (
            <Trans>
              Will be deleted: your profile and your company’s details. Your postings will be closed.
            </Trans>
          ) : (
            <Trans>
              Will be deleted: your profile, your resume and photo, applications, saved jobs and
              notifications.
            </Trans>
          )}
        </List.Item>
        {role === 'EMPLOYER' && companyRight === 'OWNER' && (
          <List.Item>
            <Trans>
              If others work for your company here, they can no longer use it either. To keep the company,
              make one of them its owner first, under “People”.
            </Trans>
          </List.Item>
        )}
        <List.Item>
          <Trans>
            Kept without your name: payment records, as required by law. They do not show who you were.
          </Trans>
        </List.Item>
      </List>
    </>
  )
}

function UnsentWork() {
  const { entries } = useOutbox()
  if (entries.length === 0) return null
  return (
    <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
      <Plural
        value={entries.length}
        one="# item on this phone has not been sent yet. It is deleted too."
        other="# items on this phone have not been sent yet. They are deleted too."
      />
    </Alert>
  )
}
