import { Trans } from '@lingui/react/macro'
import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { exportMemberConfirmed } from '../../../../contract/account/member-account.ts'
import type { Me } from '../../../../contract/account/member.ts'
import { call } from '../../../api/api.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { IdentitySheet } from '../../../entities/identity/identity-sheet.tsx'
import { useIdentityCheck } from '../../../entities/identity/use-identity-check.ts'
import { saveDocument } from '../../../browser/save-document.ts'
import { currentSession } from '../../../api/session.ts'
import { Section } from '../../../ui/page/page.tsx'
import { RemovalSheet } from './removal-sheet.tsx'

/** Downloads the member's data, or removes the account. */
export function AccountData({ me }: { me: Me }) {
  const [removing, setRemoving] = useState(false)
  const download = useIdentityCheck({
    send: (_: object, body) => call(exportMemberConfirmed, { body, token: currentSession()?.token ?? null }),
    onSuccess: ({ data }) => saveDocument(`ilteo-${data.exportedAt.slice(0, 10)}.json`, data),
  })
  return (
    <Section surface id="account-data" title={<Trans>Your data</Trans>}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm" c="dimmed">
          <Trans>
            Get everything Ilteo keeps about you in one file: your profile, resume, applications and more.
          </Trans>
        </Text>
        <Button variant="default" disabled={download.isPending} onClick={() => download.send({})}>
          <Trans>Download my data</Trans>
        </Button>
        {!download.identity.isAsked && <RequestAlert error={download.error} />}
        <IdentitySheet request={download} />
        <Button variant="subtle" color="gray" onClick={() => setRemoving(true)}>
          <Trans>Delete my account</Trans>
        </Button>
      </Stack>
      {removing && <RemovalSheet me={me} onClose={() => setRemoving(false)} />}
    </Section>
  )
}
