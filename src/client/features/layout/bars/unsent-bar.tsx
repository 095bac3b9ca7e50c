import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { useFormat } from '../../../i18n/format.ts'
import {
  dismissUnsentNotice,
  followUnsent,
  type UnsentNotice,
  useUnsentNotice,
} from '../../../offline/unsent-notice.ts'
import { ButtonLink } from '../../../ui/link.tsx'
import { PhoneDeviceIcon } from '../../../ui/icon/icons.tsx'
import { Banner } from '../../../ui/page/banner.tsx'

/** The most common draft; other forms have no one address. */
const RESUME_DRAFT = 'resume'

/** Points out work that this browser will delete if the member stays away; for browsers that delete it. */
export function UnsentBar() {
  const notice = useUnsentNotice()
  useEffect(followUnsent, [])
  if (!notice) return null
  return (
    <div role="status">
      <Banner
        icon={PhoneDeviceIcon}
        tone="tint"
        title={<Title notice={notice} />}
        action={
          <>
            <Way notice={notice} />
            <Button size="sm" variant="subtle" color="gray" onClick={dismissUnsentNotice}>
              <Trans>Not now</Trans>
            </Button>
          </>
        }
      >
        <Trans>
          This browser deletes what you wrote here if you do not open Ilteo for 7 days. The app on the home
          screen keeps what you write there.
        </Trans>
      </Banner>
    </div>
  )
}

function Title({ notice: { kind, name, savedAt } }: { notice: UnsentNotice }) {
  const format = useFormat()
  const when = format.daysAgo(savedAt)
  if (kind === 'ENTRY') return <Trans>Saved {when}, not sent yet</Trans>
  if (name === RESUME_DRAFT) return <Trans>Your resume is only half written.</Trans>
  return <Trans>A form you began {when} is only half written.</Trans>
}

function Way({ notice: { kind, name } }: { notice: UnsentNotice }): ReactNode {
  if (kind === 'ENTRY')
    return (
      <ButtonLink size="sm" to="/outbox">
        <Trans>Open the outbox</Trans>
      </ButtonLink>
    )
  if (name !== RESUME_DRAFT) return null
  return (
    <ButtonLink size="sm" to="/writeResume">
      <Trans>Continue</Trans>
    </ButtonLink>
  )
}
