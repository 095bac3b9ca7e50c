import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { RequestAlert } from '../../lib/request-alert.tsx'
import { Button } from '../../ui/button.tsx'
import { siteSettings } from './queries.ts'
import classes from './social-buttons.module.css'
import { beginSocialSignIn, providerNames, type SocialStart } from './social-sign-in.ts'

interface SocialButtonsProps {
  role: 'EMPLOYEE' | 'EMPLOYER'
  keepSignedIn: boolean
  redirect: string | undefined
}

/** The providers that this site is set up for; nothing where there is none. */
export function SocialButtons({ role, keepSignedIn, redirect }: SocialButtonsProps) {
  const { t } = useLingui()
  const providers = useQuery(siteSettings()).data?.data.socialProviders ?? []
  const begin = useMutation({
    mutationFn: (start: SocialStart) => beginSocialSignIn(start),
    networkMode: 'always',
    onSuccess: (url) => window.location.assign(url),
  })
  if (providers.length === 0) return null
  return (
    <section className={classes.social} aria-label={t`Sign in with another account`}>
      <p className={classes.or}>
        <Trans>or</Trans>
      </p>
      {providers.map((provider) => {
        const name = providerNames[provider]
        return (
          <Button
            key={provider}
            full
            variant="outline"
            disabled={begin.isPending}
            onClick={() => begin.mutate({ provider, purpose: 'SIGN_IN', redirect, role, keepSignedIn })}
          >
            <Trans>Continue with {name}</Trans>
          </Button>
        )
      })}
      {begin.error && <RequestAlert error={begin.error} />}
    </section>
  )
}
