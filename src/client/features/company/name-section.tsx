import { Trans } from '@lingui/react/macro'
import { Alert, Button, Stack, Text, TextInput } from '@mantine/core'
import { COMPANY_NAME_LENGTH } from '../../../contract/employer/company-name.ts'
import {
  type Company,
  getCompany,
  requestCompanyName,
  withdrawCompanyName,
} from '../../../contract/employer/employer.ts'
import { useCommand } from '../../api/use-command.ts'
import { RequestAlert } from '../../entities/answer/request-alert.tsx'
import { Form } from '../../forms/form.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { InfoIcon, TriangleIcon } from '../../ui/icon/icons.tsx'

/** What a verified company is called in public, and its wish for another name. */
export function NameSection({ company }: { company: Company }) {
  const { companyName, businessName } = company
  const restore = useCommand(requestCompanyName, { refreshes: [getCompany] })
  const isOther = businessName !== null && businessName !== companyName
  return (
    <Stack gap="lg">
      <p>
        <b lang="ko">{companyName}</b>
        <br />
        <Text span size="sm" c="dimmed">
          {isOther ? (
            <Trans>Your postings show it together with your registered name, {businessName}.</Trans>
          ) : (
            <Trans>It is the name on your business registration.</Trans>
          )}
        </Text>
      </p>
      <RequestState company={company} />
      <NameForm />
      {isOther && (
        <Button
          variant="subtle"
          color="gray"
          size="sm"
          aria-busy={restore.isPending}
          onClick={() => restore.send({ body: { name: businessName } })}
        >
          <Trans>Use the registered name again</Trans>
        </Button>
      )}
      <RequestAlert error={restore.error} />
    </Stack>
  )
}

function RequestState({ company: { nameRequest } }: { company: Company }) {
  const withdraw = useCommand(withdrawCompanyName, { refreshes: [getCompany] })
  if (!nameRequest || nameRequest.status === 'APPROVED') return null
  const { name, reason } = nameRequest
  if (nameRequest.status === 'REFUSED')
    return (
      <Alert color="red" icon={<TriangleIcon size={20} />}>
        <b>
          <Trans>“{name}” was not approved</Trans>
        </b>
        <p lang="ko">{reason}</p>
      </Alert>
    )
  return (
    <>
      <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
        <b>
          <Trans>“{name}” waits for approval</Trans>
        </b>
        <p>
          <Trans>Until then your postings keep the name they have. We tell you once it is decided.</Trans>
        </p>
      </Alert>
      <Button variant="default" size="sm" aria-busy={withdraw.isPending} onClick={() => withdraw.send()}>
        <Trans>Withdraw the request</Trans>
      </Button>
      <RequestAlert error={withdraw.error} />
    </>
  )
}

function NameForm() {
  const form = useContractForm(requestCompanyName.body, { name: '' })
  const ask = useCommand(requestCompanyName, { form, refreshes: [getCompany], onSuccess: form.reset })
  return (
    <Form onSubmit={form.onSubmit((body) => ask.send({ body }))}>
      <TextInput
        label={<Trans>Another public name</Trans>}
        description={<Trans>A brand or the name of a branch. We compare it with your business first.</Trans>}
        name="publicName"
        autoComplete="off"
        maxLength={COMPANY_NAME_LENGTH}
        {...form.getInputProps('name')}
      />
      <RequestAlert error={ask.error} />
      <Button type="submit" variant="light" fullWidth aria-busy={ask.isPending}>
        <Trans>Ask for this name</Trans>
      </Button>
    </Form>
  )
}
