import { Trans } from '@lingui/react/macro'
import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import type { Me } from '../../../../contract/account/member.ts'
import { ContinuePosting } from '../../../entities/announcement/continue-posting.tsx'
import { SendEmailLinkButton } from '../../../entities/email-link/send-email-link-button.tsx'
import { langOfKorean } from '../../../i18n/lang-of-korean.ts'
import { Section } from '../../../ui/page/page.tsx'
import classes from '../member.module.css'
import { AccountRow } from './account-row.tsx'
import { CellphoneSheet } from './cellphone-sheet.tsx'
import { ConnectedProviders } from './connected-providers.tsx'
import { EmailSheet } from './email-sheet.tsx'

/** The member's name, email, cellphone and sign-in methods. */
export function AccountFacts({ me }: { me: Me }) {
  const [verifying, setVerifying] = useState(false)
  const [isChangingEmail, setChangingEmail] = useState(false)
  return (
    <Section surface id="account-facts" title={<Trans>Sign-in details</Trans>}>
      <dl className={classes.rows}>
        <AccountRow name={<Trans>Name</Trans>} lang={langOfKorean(me.name)}>
          {me.name}
        </AccountRow>
        <AccountRow name={<Trans>ID (email)</Trans>}>
          {me.email ?? <Trans>None</Trans>}
          {me.email !== null && <EmailState email={me.email} isVerified={me.emailVerified} />}
          <Button variant="default" size="sm" onClick={() => setChangingEmail(true)}>
            {me.email === null ? <Trans>Add email</Trans> : <Trans>Change email</Trans>}
          </Button>
        </AccountRow>
        <AccountRow name={<Trans>Cellphone number</Trans>}>
          {me.cellphoneVerified ? <Trans>Verified</Trans> : <Trans>Not verified</Trans>}
          <Button variant="default" size="sm" onClick={() => setVerifying(true)}>
            {me.cellphoneVerified ? <Trans>Change number</Trans> : <Trans>Verify</Trans>}
          </Button>
        </AccountRow>
        <ConnectedProviders connected={me.socialProviders} />
      </dl>
      {me.role === 'EMPLOYER' && (me.cellphoneVerified || me.emailVerified) && <ContinuePosting />}
      {isChangingEmail && <EmailSheet me={me} onClose={() => setChangingEmail(false)} />}
      {verifying && <CellphoneSheet onClose={() => setVerifying(false)} />}
    </Section>
  )
}

function EmailState({ email, isVerified }: { email: string; isVerified: boolean | undefined }) {
  // An answer cached by an older build lacks the field.
  if (isVerified === undefined) return null
  if (isVerified)
    return (
      <Text span size="sm" c="dimmed">
        <Trans>Confirmed</Trans>
      </Text>
    )
  return (
    <>
      <Text span size="sm" c="dimmed">
        <Trans>Not confirmed</Trans>
      </Text>
      <SendEmailLinkButton email={email} />
    </>
  )
}
