import { Trans } from '@lingui/react/macro'
import { Anchor, Checkbox, type CheckboxProps, Group } from '@mantine/core'
import '@mantine/core/styles/Anchor.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import type { ReactNode } from 'react'
import type { DueConsent } from '../../../contract/account/consent.ts'
import type { LegalTextKind } from '../../../contract/base/enums.ts'
import type { Site } from '../../../contract/site/site.ts'

const names: Record<LegalTextKind, ReactNode> = {
  TERMS: <Trans>Terms of use</Trans>,
  PRIVACY: <Trans>Privacy policy</Trans>,
}

interface ConsentFieldProps extends CheckboxProps {
  texts: readonly DueConsent[]
}

/** Asks to agree to the texts, with links to them; nothing where the operator has set none. */
export function ConsentField({ texts, ...input }: ConsentFieldProps) {
  if (texts.length === 0) return null
  return (
    <div>
      <Group component="ul" gap="0 var(--mantine-spacing-md)">
        {texts.map(({ text, url }) => (
          <li key={text}>
            <Anchor
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              underline="always"
              display="inline-block"
              size="sm"
              fw={700}
              py="sm"
            >
              {names[text]}
            </Anchor>
          </li>
        ))}
      </Group>
      <Checkbox label={<Trans>I have read this and agree</Trans>} name="consent" {...input} />
    </div>
  )
}

/** The texts that a newcomer agrees to: those that the operator has set. */
export function currentTexts(legal: Site['legal'] | undefined): DueConsent[] {
  const texts: DueConsent[] = []
  if (legal?.termsUrl && legal.termsVersion)
    texts.push({ text: 'TERMS', url: legal.termsUrl, version: legal.termsVersion })
  if (legal?.privacyUrl && legal.privacyVersion)
    texts.push({ text: 'PRIVACY', url: legal.privacyUrl, version: legal.privacyVersion })
  return texts
}
