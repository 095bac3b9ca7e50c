import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Flex, Text } from '@mantine/core'
import { lazy, useState } from 'react'
import type { Receipt } from '../../../../contract/payment/receipt.ts'
import { RefundNote } from '../../../entities/payment/refund-note.tsx'
import { useHasContact, useSite } from '../../../entities/site/site-query.ts'
import { Optional } from '../../../ui/field/optional.tsx'

const ContactSheet = lazy(() =>
  import('../../../entities/site/contact-sheet.tsx').then((module) => ({ default: module.ContactSheet })),
)

/** The way to ask for the money while it can be refunded, and until when that is. */
export function RefundRequest({ receipt: { id, kind, isRefundable } }: { receipt: Receipt }) {
  const hasContact = useHasContact()
  if (!isRefundable || !hasContact) return null
  return (
    <Flex
      component="section"
      direction="column"
      gap="md"
      py={{ base: 'lg', sm: 'xl' }}
      px={{ base: 'edge', sm: 'xl' }}
      miw={0}
      bg="var(--surface)"
      bdrs={{ sm: 'lg' }}
      aria-labelledby="refund"
    >
      <h2 id="refund">
        <Trans>Refund</Trans>
      </h2>
      <Text size="sm" c="dimmed">
        <RefundNote isPass={kind !== 'TICKET'} />
      </Text>
      <Ask id={id} />
    </Flex>
  )
}

/** A mail that names the order; without an address, the other ways to reach the site. */
function Ask({ id }: { id: string }) {
  const { t } = useLingui()
  const email = useSite()?.contact.email ?? null
  const [isAsking, setIsAsking] = useState(false)
  const label = <Trans>Ask for a refund</Trans>
  if (email !== null)
    return (
      <Button
        component="a"
        fullWidth
        variant="default"
        href={`mailto:${email}?subject=${encodeURIComponent(t`Refund of order ${id}`)}`}
      >
        {label}
      </Button>
    )
  return (
    <>
      <Button fullWidth variant="default" onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      <Optional>{isAsking && <ContactSheet onClose={() => setIsAsking(false)} />}</Optional>
    </>
  )
}
