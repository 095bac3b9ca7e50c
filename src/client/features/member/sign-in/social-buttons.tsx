import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Divider, Stack, ThemeIcon } from '@mantine/core'
import '@mantine/core/styles/Divider.layer.css'
import '@mantine/core/styles/ThemeIcon.layer.css'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { SocialProvider } from '../../../../contract/base/enums.ts'
import { useCommand } from '../../../api/use-command.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { siteSettings } from '../../../entities/site/site-query.ts'
import { beginSocialSignIn } from './social-sign-in.ts'

/** The providers' own colours, in both schemes alike. */
const marks: Record<SocialProvider, { letter: string; bg: string; c: string }> = {
  kakao: { letter: 'K', bg: '#fee500', c: '#191600' },
  naver: { letter: 'N', bg: '#03c75a', c: '#00220e' },
  facebook: { letter: 'f', bg: '#0b5fcc', c: '#fff' },
}

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
  const begin = useCommand(beginSocialSignIn, { onSuccess: (url) => window.location.assign(url) })
  if (providers.length === 0) return null
  return (
    <Stack component="section" gap="xs" mt="lg" aria-label={t`Sign in with another account`}>
      <Divider label={<Trans comment="Between two ways to sign in">or</Trans>} />
      {providers.map((provider) => (
        <Button
          key={provider}
          fullWidth
          variant="default"
          leftSection={<Mark {...marks[provider]} />}
          disabled={begin.isPending}
          onClick={() => begin.send({ provider, purpose: 'SIGN_IN', redirect, role, keepSignedIn })}
        >
          {faces[provider]}
        </Button>
      ))}
      <RequestAlert error={begin.error} />
    </Stack>
  )
}

/** The ring sets off marks that are as light or dark as the button. */
const Mark = ({ letter, ...colors }: (typeof marks)[SocialProvider]) => (
  <ThemeIcon size={22} radius="sm" bd="1px solid var(--control)" fz={14} fw={800} aria-hidden {...colors}>
    {letter}
  </ThemeIcon>
)
