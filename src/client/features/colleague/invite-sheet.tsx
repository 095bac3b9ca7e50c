import { Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect, SegmentedControl, TextInput } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { useState } from 'react'
import type { ColleagueRight } from '../../../contract/base/enums.ts'
import {
  INVITATION_DAYS,
  InvitationForm,
  inviteColleague,
  listColleagues,
} from '../../../contract/employer/colleague.ts'
import { useCommand } from '../../api/use-command.ts'
import { RequestAlert } from '../../entities/answer/request-alert.tsx'
import type { FieldErrors } from '../../forms/field-errors.ts'
import { Form } from '../../forms/form.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { languageName } from '../../i18n/language-name.ts'
import { languages } from '../../i18n/languages.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { RightField } from './right-field.tsx'

interface Values {
  contact: string
  right: ColleagueRight
  langCode: string
}
type Way = 'email' | 'cellphone'

const bodyOf = ({ contact, right, langCode }: Values, way: Way) => ({ [way]: contact, right, langCode })

/** Invites somebody by e-mail or text message. */
export function InviteSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const own = useLanguage()
  const [way, setWay] = useState<Way>('email')
  const days = INVITATION_DAYS
  const form = useContractForm<Values>(
    (values): FieldErrors =>
      values.contact.trim() === ''
        ? { contact: 'REQUIRED' }
        : InvitationForm.safeParse(bodyOf(values, way)).success
          ? {}
          : { contact: 'INVALID' },
    { contact: '', right: 'MANAGER', langCode: 'ko' },
    { names: { email: 'contact', cellphone: 'contact' } },
  )
  const [right, setRight] = useState<ColleagueRight>('MANAGER')
  const invite = useCommand(inviteColleague, { form, refreshes: [listColleagues], onSuccess: onClose })
  return (
    <Sheet open fit onClose={onClose} title={t`Invite somebody`}>
      <Form
        gap="md"
        px="edge"
        pb="xl"
        onSubmit={form.onSubmit((values) => invite.send({ body: bodyOf({ ...values, right }, way) }))}
      >
        <SegmentedControl
          fullWidth
          aria-label={t`Send invitation`}
          data={[
            { value: 'email', label: <Trans>Email</Trans> },
            { value: 'cellphone', label: <Trans>Cellphone number</Trans> },
          ]}
          value={way}
          onChange={(next) => setWay(next === 'email' ? 'email' : 'cellphone')}
        />
        <TextInput
          key={way}
          label={way === 'email' ? <Trans>Email</Trans> : <Trans>Cellphone number</Trans>}
          name="contact"
          type={way === 'email' ? 'email' : 'tel'}
          inputMode={way === 'email' ? 'email' : 'tel'}
          autoComplete="off"
          autoCapitalize="none"
          {...form.getInputProps('contact')}
        />
        <RightField value={right} onChange={setRight} />
        <NativeSelect label={t`Language of the message`} name="langCode" {...form.getInputProps('langCode')}>
          {languages.map(({ code }) => (
            <option key={code} value={code}>
              {languageName(code, own)}
            </option>
          ))}
        </NativeSelect>
        <p>
          <Trans>The link in the message is valid for {days} days.</Trans>
        </p>
        <RequestAlert error={invite.error} />
        <Button type="submit" fullWidth aria-busy={invite.isPending}>
          <Trans>Send invitation</Trans>
        </Button>
      </Form>
    </Sheet>
  )
}
