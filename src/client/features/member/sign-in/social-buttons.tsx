import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Flex } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { SocialProvider } from '../../../../contract/base/enums.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { siteSettings } from '../../../entities/site/settings-query.ts'
import classes from './social-buttons.module.css'
import { beginSocialSignIn, type SocialStart } from './social-sign-in.ts'

const marks: Record<SocialProvider, string> = { kakao: 'K', naver: 'N', facebook: 'f' }

/** Whole sentences, because Korean particles depend on the name. */
const faces: Record<SocialProvider, ReactNode> = {
  kakao: <Trans>Continue with Kakao</Trans>,
  naver: <Trans>Continue with Naver</Trans>,
  facebook: <Trans>Continue with Facebook</Trans>,
}

interface SocialButtonsProps {
  role: 'EMPLOYEE' | 'EMPLOYER'
  keepSignedIn: boolean
  redirect: string | undefined
}

/** Buttons for the configured providers; renders nothing if there are none. */
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
    <Flex
      component="section"
      direction="column"
      gap="xs"
      mt="lg"
      aria-label={t`Sign in with another account`}
    >
      <Flex component="p" gap="sm" align="center" fz="sm" lh="sm" c="dimmed" className={classes.or}>
        <Trans comment="Between two ways to sign in">or</Trans>
      </Flex>
      {providers.map((provider) => (
        <Button
          key={provider}
          fullWidth
          variant="default"
          disabled={begin.isPending}
          onClick={() => begin.mutate({ provider, purpose: 'SIGN_IN', redirect, role, keepSignedIn })}
        >
          <span className={classes.face}>
            <span className={classes.mark} data-provider={provider} aria-hidden="true">
              {marks[provider]}
            </span>
            {faces[provider]}
          </span>
        </Button>
      ))}
      {begin.error && <RequestAlert error={begin.error} />}
    </Flex>
  )
}
