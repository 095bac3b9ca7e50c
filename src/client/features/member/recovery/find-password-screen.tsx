import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ButtonLink } from '../../../ui/link.tsx'
import { FormPage } from '../form-page.tsx'
import { LinkTabs, Otherwise } from '../link-tabs.tsx'
import { FindIdForm } from './find-id-form.tsx'
import { FindPasswordForm } from './find-password-form.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

export type FindTab = 'password' | 'id'

interface FindPasswordScreenProps {
  tab: FindTab
  /** Token of the link in the mail. */
  token: string | undefined
}

/** Recovers a forgotten password or ID; with a token, sets the new password. */
export function FindPasswordScreen({ tab, token }: FindPasswordScreenProps) {
  const { t } = useLingui()
  return token === undefined ? (
    <FormPage title={t`Find ID or password`} up="/signIn">
      <LinkTabs label={t`What to find`}>
        <Link to="/findPassword" search={{}} replace role="tab" aria-selected={tab === 'password'}>
          <Trans>Find password</Trans>
        </Link>
        <Link to="/findPassword" search={{ tab: 'id' }} replace role="tab" aria-selected={tab === 'id'}>
          <Trans>Find ID</Trans>
        </Link>
      </LinkTabs>
      {tab === 'id' ? <FindIdForm /> : <FindPasswordForm />}
      <Otherwise>
        <Trans>Remembered your password?</Trans>{' '}
        <ButtonLink to="/signIn" variant="transparent" size="sm" px={0}>
          <Trans>Sign in</Trans>
        </ButtonLink>
      </Otherwise>
    </FormPage>
  ) : (
    <FormPage title={t`New password`} up="/signIn">
      <NewPasswordForm key={token} token={token} />
    </FormPage>
  )
}
