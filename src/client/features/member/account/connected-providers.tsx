import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { SOCIAL_PROVIDERS, type SocialProvider } from '../../../../contract/base/enums.ts'
import { disconnectProvider } from '../../../../contract/account/factor.ts'
import { getMe } from '../../../../contract/account/member.ts'
import { call } from '../../../api/api.ts'
import { currentSession } from '../../../api/session.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { IdentitySheet } from '../../../entities/identity/identity-sheet.tsx'
import { useIdentityCheck } from '../../../entities/identity/use-identity-check.ts'
import { siteSettings } from '../../../entities/site/settings-query.ts'
import { AccountRow } from './account-row.tsx'
import { beginSocialSignIn, providerNames } from '../sign-in/social-sign-in.ts'

/** Connected sign-in providers, and those that can be added. */
export function ConnectedProviders({ connected }: { connected: readonly string[] }) {
  const { i18n } = useLingui()
  const offered = useQuery(siteSettings()).data?.data.socialProviders ?? []
  const shown = SOCIAL_PROVIDERS.filter((each) => connected.includes(each) || offered.includes(each))
  const [connect, disconnect] = [useConnect(), useDisconnect()]
  return (
    <>
      {shown.map((provider) => {
        const isConnected = connected.includes(provider)
        const request = isConnected ? disconnect : connect
        const isFailed = request.values === provider && !request.identity.isAsked
        return (
          <AccountRow key={provider} name={i18n._(providerNames[provider])}>
            {isConnected && <Trans>Connected</Trans>}
            <Button
              variant="default"
              size="sm"
              disabled={request.isPending}
              onClick={() => request.send(provider)}
            >
              {isConnected ? <Trans>Disconnect</Trans> : <Trans>Connect</Trans>}
            </Button>
            {isFailed && <RequestAlert error={request.error} />}
          </AccountRow>
        )
      })}
      <IdentitySheet request={connect} />
      <IdentitySheet request={disconnect} />
    </>
  )
}

function useConnect() {
  return useIdentityCheck({
    send: (provider: SocialProvider, proof) =>
      beginSocialSignIn({ provider, purpose: 'CONNECT', redirect: '/mypage/account', ...proof }),
    onSuccess: (url) => window.location.assign(url),
  })
}

function useDisconnect() {
  return useIdentityCheck({
    send: (provider: SocialProvider, body) =>
      call(disconnectProvider, { params: { provider }, body, token: currentSession()?.token ?? null }),
    refreshes: [getMe],
  })
}
