import { Trans } from '@lingui/react/macro'
import { Checkbox, Stack, Text, TextInput } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Email } from '../../../../contract/account/member.ts'
import { BETWEEN_FACTS } from '../../../../contract/base/between-facts.ts'
import { me } from '../../../entities/member/me-query.ts'
import { myVerification } from '../../../entities/verification/use-missing-verification.ts'
import { businessNumberText } from '../../../entities/verification/verification-check.ts'

interface InvoiceChoiceProps {
  /** As typed; null unless a tax invoice is asked for. */
  email: string | null
  /** Whether paying was tried with an address that is none. */
  isWrong: boolean
  onChange: (part: { invoiceEmail: string | null }) => void
}

/** Asks for a tax invoice for the verified business, which operators issue once the order is paid. */
export function InvoiceChoice({ email, isWrong, onChange }: InvoiceChoiceProps) {
  const business = useQuery(myVerification()).data?.data
  const own = useQuery(me()).data?.data.email
  if (!business) return null
  const isVerified = business.status === 'VERIFIED' && business.certificateKind !== 'FARM'
  // What was chosen while it was verified can still be taken back.
  if (!isVerified && email === null)
    return (
      <Text mt="sm" size="sm" c="dimmed">
        <Trans>You can ask for a tax invoice once your business is verified.</Trans>
      </Text>
    )
  return (
    <Stack mt="md" gap="sm">
      <Checkbox
        label={<Trans>Ask for a tax invoice</Trans>}
        description={[businessNumberText(business.businessNumber), business.businessName].join(BETWEEN_FACTS)}
        checked={email !== null}
        onChange={({ target }) => onChange({ invoiceEmail: target.checked ? (own ?? '') : null })}
      />
      {email !== null && (
        <TextInput
          id={FIELD}
          label={<Trans>Email address for the tax invoice</Trans>}
          description={
            <>
              <Trans>It is issued after you have paid. The payment history shows its state.</Trans>{' '}
              <Trans>It is kept encrypted and deleted once this is issued.</Trans>
            </>
          }
          type="email"
          autoComplete="email"
          maxLength={254}
          value={email}
          error={isWrong && <Trans>This is not an email address. Enter it like name@example.com.</Trans>}
          onChange={({ target }) => onChange({ invoiceEmail: target.value })}
        />
      )}
    </Stack>
  )
}

const FIELD = 'invoice-email'

/** Before paying: shows that the address of the tax invoice is none, and leads to it. */
export function useInvoiceCheck({ invoiceEmail }: { invoiceEmail: string | null }) {
  const [isTried, setTried] = useState(false)
  const isWrong = invoiceEmail !== null && !z.safeParse(Email, invoiceEmail).success
  const mayPay = () => {
    setTried(isWrong)
    if (isWrong) document.getElementById(FIELD)?.focus()
    return !isWrong
  }
  return { isWrong: isTried && isWrong, mayPay }
}
