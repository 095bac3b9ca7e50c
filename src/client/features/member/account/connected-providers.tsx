import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { SOCIAL_PROVIDERS, type SocialProvider } from '../../../../contract/base/enums.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { siteSettings } from '../../../entities/site/settings-query.ts'
import { Button } from '../../../ui/button/button.tsx'
import classes from './account-screen.module.css'
import { beginSocialSignIn, providerNames } from '../sign-in/social-sign-in.ts'

/** Providers that the member can sign in through, and those that can be added. */
export function ConnectedProviders({ connected }: { connected: readonly string[] }) {
  const { i18n } = useLingui()
  const offered = useQuery(siteSettings()).data?.data.socialProviders ?? []
  const shown = SOCIAL_PROVIDERS.filter((each) => connected.includes(each) || offered.includes(each))
  const begin = useMutation({
    mutationFn: (provider: SocialProvider) =>
      beginSocialSignIn({ provider, purpose: 'CONNECT', redirect: '/mypage/account' }),
    networkMode: 'always',
    onSuccess: (url) => window.location.assign(url),
  })
  return (
    <>
      {shown.map((provider) => (
        <div key={provider} className={classes.fact}>
          <dt>{i18n._(providerNames[provider])}</dt>
          <dd>
            {connected.includes(provider) ? (
              <Trans>Connected</Trans>
            ) : (
              <Button
                variant="outline"
                size="sm"
                disabled={begin.isPending}
                onClick={() => begin.mutate(provider)}
              >
                <Trans>Connect</Trans>
              </Button>
            )}
            {begin.error && begin.variables === provider && <RequestAlert error={begin.error} />}
          </dd>
        </div>
      ))}
    </>
  )
}
