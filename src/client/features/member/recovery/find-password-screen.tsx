import { Trans, useLingui } from '@lingui/react/macro'
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
      <LinkTabs
        label={t`What to find`}
        selected={tab}
        tabs={[
          { value: 'password', name: <Trans>Find password</Trans>, to: '/findPassword', search: {} },
          { value: 'id', name: <Trans>Find ID</Trans>, to: '/findPassword', search: { tab: 'id' } },
        ]}
      />
      {tab === 'id' ? <FindIdForm /> : <FindPasswordForm />}
      <Otherwise to="/signIn" link={<Trans>Sign in</Trans>}>
        <Trans>Remembered your password?</Trans>
      </Otherwise>
    </FormPage>
  ) : (
    <FormPage title={t`New password`} up="/signIn">
      <NewPasswordForm key={token} token={token} />
    </FormPage>
  )
}
