import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Me } from '../../../contract/account/member.ts'
import { live } from '../../api/query-for.ts'
import { optionalPart } from '../../ui/field/optional.tsx'
import { me } from '../member/me-query.ts'
import { Trans } from '@lingui/react/macro'
import { Alert, Button } from '@mantine/core'
import { InfoIcon } from '../../ui/icon/icons.tsx'

const ContactSheet = optionalPart(() => import('./contact-sheet.tsx'), 'ContactSheet')

interface ContactGate {
  /** The member while neither e-mail address nor cellphone is confirmed; undefined while unknown. */
  unconfirmed: Me | undefined
  /** Opens the sheet in which the contact is confirmed. */
  open: () => void
  sheet: ReactNode
}

/**
 * Leads a member to confirm the e-mail address before publishing.
 * @param onConfirmed called once the contact is confirmed while the sheet is open, wherever that happened
 */
export function useContactGate(onConfirmed: () => void): ContactGate {
  const [isOpen, setOpen] = useState(false)
  // The link is mostly pressed in another tab, or on a phone.
  const known = useQuery({ ...me(), ...live }).data?.data
  const finish = () => {
    setOpen(false)
    onConfirmed()
  }
  return {
    unconfirmed: known && isUnconfirmed(known) ? known : undefined,
    open: () => setOpen(true),
    sheet: isOpen && known && (
      <ContactSheet email={known.email} onConfirmed={finish} onClose={() => setOpen(false)} />
    ),
  }
}

// An answer cached by an older build lacks the field; wait for the server's.
const isUnconfirmed = (known: Me) =>
  !known.cellphoneVerified && 'emailVerified' in known && !known.emailVerified

/**
 * Asks an employer to confirm the e-mail address or the cellphone before publishing.
 * @param onConfirmed called when that was done in the sheet
 */
export function ConfirmContact({ onConfirmed = () => undefined }: { onConfirmed?: () => void }) {
  const { unconfirmed, open, sheet } = useContactGate(onConfirmed)
  return (
    <>
      {unconfirmed && <Request onOpen={open} />}
      {sheet}
    </>
  )
}

const Request = ({ onOpen }: { onOpen: () => void }) => (
  <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
    <b>
      <Trans>Confirm your email or verify your cellphone to post</Trans>
    </b>
    <p>
      <Trans>One of the two is enough. What you wrote is kept.</Trans>
    </p>
    <Button variant="light" size="sm" mt="sm" onClick={onOpen}>
      <Trans>Confirm now</Trans>
    </Button>
  </Alert>
)
