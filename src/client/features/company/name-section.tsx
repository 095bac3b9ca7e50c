import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, TextInput, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { COMPANY_NAME_LENGTH } from '../../../contract/employer/company-name.ts'
import { type Company, requestCompanyName, withdrawCompanyName } from '../../../contract/employer/employer.ts'
import { call } from '../../api/api.ts'
import { ApiProblem } from '../../api/problem.ts'
import { currentSession } from '../../api/session.ts'
import { RequestAlert } from '../../entities/answer/request-alert.tsx'
import { myCompany } from '../../entities/company/company-query.ts'
import { fieldErrorTexts } from '../../../contract/base/error-texts.ts'
import classes from './company-screen.module.css'
import { InfoIcon, TriangleIcon } from '../../ui/icon/icons.tsx'

/** What a verified company is called in public, and its wish for another name. */
export function NameSection({ company }: { company: Company }) {
  const { companyName, businessName } = company
  const act = useNameAct()
  const isOther = businessName !== null && businessName !== companyName
  return (
    <div className={classes.form}>
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
      <RequestState company={company} act={act} />
      <NameForm act={act} />
      {isOther && (
        <Button
          variant="subtle"
          color="gray"
          size="sm"
          aria-busy={act.isPending}
          onClick={() => act.isPending || act.mutate(businessName)}
        >
          <Trans>Use the registered name again</Trans>
        </Button>
      )}
    </div>
  )
}

/** Asks for a name; null withdraws the request. */
function useNameAct() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (name: string | null) => {
      const token = currentSession()?.token ?? null
      return name === null
        ? call(withdrawCompanyName, { token, idempotencyKey: crypto.randomUUID() })
        : call(requestCompanyName, { body: { name }, token, idempotencyKey: crypto.randomUUID() })
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: myCompany().queryKey }),
    networkMode: 'always',
  })
}

interface PartProps {
  company: Company
  act: ReturnType<typeof useNameAct>
}

function RequestState({ company: { nameRequest }, act }: PartProps) {
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
      <Button
        variant="default"
        size="sm"
        aria-busy={act.isPending}
        onClick={() => act.isPending || act.mutate(null)}
      >
        <Trans>Withdraw the request</Trans>
      </Button>
    </>
  )
}

function NameForm({ act }: Pick<PartProps, 'act'>) {
  const { i18n } = useLingui()
  const [name, setName] = useState('')
  const [isMissing, setMissing] = useState(false)
  const code = isMissing ? 'REQUIRED' : refusedAs(act.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(name.trim() === '')
    if (name.trim() !== '' && !act.isPending) act.mutate(name, { onSuccess: () => setName('') })
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <TextInput
        label={<Trans>Another public name</Trans>}
        description={<Trans>A brand or the name of a branch. We compare it with your business first.</Trans>}
        name="publicName"
        autoComplete="off"
        maxLength={COMPANY_NAME_LENGTH}
        value={name}
        error={code && i18n._(fieldErrorTexts[code])}
        onChange={(event) => {
          setName(event.currentTarget.value)
          setMissing(false)
          act.reset()
        }}
      />
      {act.error && !refusedAs(act.error) && <RequestAlert error={act.error} />}
      <Button type="submit" variant="light" fullWidth aria-busy={act.isPending}>
        <Trans>Ask for this name</Trans>
      </Button>
    </form>
  )
}

const refusedAs = (error: Error | null) =>
  error instanceof ApiProblem ? error.fields.find(({ field }) => field === 'name')?.code : undefined
