import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Guarantee } from '../../../contract/employer/guarantee.ts'
import { myGuarantees } from '../../entities/company/company-query.ts'
import { guaranteeNames } from '../../entities/behind/guarantee-names.ts'
import { useFormat } from '../../i18n/format.ts'
import { GuaranteeForm } from './guarantee-form.tsx'
import { CheckIcon, InfoIcon, TriangleIcon } from '../../ui/icon/icons.tsx'

/** What the company applied with to guarantee pay, and the form. */
export function GuaranteeSection() {
  const result = useQuery(myGuarantees())
  const [latest] = result.data?.data ?? []
  const current = result.data?.data.find(({ isCurrent }) => isCurrent)
  return (
    <Stack gap="lg">
      <Text size="sm" c="dimmed">
        <Trans>
          Postings that ask for the badge “Pay guaranteed” show it while this is granted. Send proof of what
          pays the wages if you cannot.
        </Trans>
      </Text>
      {current && <Granted guarantee={current} />}
      {latest && latest !== current && <State guarantee={latest} />}
      <GuaranteeForm />
    </Stack>
  )
}

function Granted({ guarantee }: { guarantee: Guarantee }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const until = format.date(guarantee.grantedUntil ?? guarantee.wantedUntil)
  return (
    <Alert color="green" icon={<CheckIcon size={20} />}>
      <b>
        <Trans>Granted until {until}</Trans>
      </b>
      <p>{i18n._(guaranteeNames[guarantee.kind])}</p>
    </Alert>
  )
}

function State({ guarantee: { status, kind, reason } }: { guarantee: Guarantee }) {
  const { i18n } = useLingui()
  if (status === 'REFUSED')
    return (
      <Alert color="red" icon={<TriangleIcon size={20} />}>
        <b>
          <Trans context="pay guarantee">Rejected</Trans>
        </b>
        <p lang="ko">{reason}</p>
      </Alert>
    )
  if (status !== 'WAITING') return null
  return (
    <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
      <b>
        <Trans>We are checking your application</Trans>
      </b>
      <p>{i18n._(guaranteeNames[kind])}</p>
    </Alert>
  )
}
