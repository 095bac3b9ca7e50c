import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Stack, Text, Box, Flex } from '@mantine/core'
import { useState, useMemo } from 'react'
import { encode } from 'uqr'
import type { DataOf } from '../../../../contract/base/endpoint.ts'
import { beginSecondFactor, confirmSecondFactor } from '../../../../contract/account/second-factor.ts'
import { CommandAlert } from '../desk/command-alert.tsx'
import { CommandButton } from '../desk/command-button.tsx'
import { useOperatorCommand } from '../desk/use-operator-command.ts'
import { SecondFactorCodeForm } from './second-factor-code-form.tsx'
import { deskCard } from '../desk/desk-surfaces.ts'

/** Quiet zone in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** Rendered on this device, because it contains a secret. */
function QrCode({ text }: { text: string }) {
  const { t } = useLingui()
  const { size, path } = useMemo(() => qrPath(text), [text])
  return (
    <Box
      component="svg"
      w="min(100%, 14rem)"
      mx="auto"
      bdrs="md"
      // Cameras want dark on light, whatever the scheme.
      bg="#fff"
      fill="#000"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t`QR code of the key`}
    >
      <path d={path} shapeRendering="crispEdges" />
    </Box>
  )
}

function qrPath(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}

interface SecondFactorSetUpProps {
  onConfirmed: () => void
  onDone: () => void
}

/**
 * Sets up the second factor at an operator's first sign-in: shows the key, confirms a code, and shows the
 * recovery codes.
 */
export function SecondFactorSetUp({ onConfirmed, onDone }: SecondFactorSetUpProps) {
  const begin = useOperatorCommand(beginSecondFactor)
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>()
  const key = begin.data?.data
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onDone={onDone} />
  if (key)
    return (
      <KeyStep
        shown={key}
        onCodes={(codes) => {
          setRecoveryCodes(codes)
          onConfirmed()
        }}
      />
    )
  return (
    <Flex component="section" direction="column" gap="md" maw="28rem" {...deskCard}>
      <p>
        <Trans>
          Operators sign in with a password and a code from an authenticator app. You can use any app for
          one-time codes. Have your phone ready.
        </Trans>
      </p>
      {begin.error && <CommandAlert error={begin.error} />}
      <CommandButton fullWidth isBusy={begin.isPending} onClick={() => !begin.isPending && begin.send({})}>
        <Trans>Set up now</Trans>
      </CommandButton>
    </Flex>
  )
}

interface KeyStepProps {
  shown: DataOf<typeof beginSecondFactor>
  onCodes: (codes: readonly string[]) => void
}

function KeyStep({ shown: { key, uri }, onCodes }: KeyStepProps) {
  const confirm = useOperatorCommand(confirmSecondFactor)
  return (
    <Flex component="section" direction="column" gap="md" maw="28rem" {...deskCard}>
      <p>
        <Trans>Scan this with your authenticator app, or type the key into it.</Trans>
      </p>
      <QrCode text={uri} />
      <Stack gap="xs">
        <Text span size="sm" fw={700}>
          <Trans>Key</Trans>
        </Text>
        <Text component="code" ff="monospace" style={{ userSelect: 'all' }}>
          {key.match(/.{1,4}/g)?.join(' ')}
        </Text>
      </Stack>
      <SecondFactorCodeForm
        hint={<Trans>The six digits that the app shows now.</Trans>}
        action={<Trans>Confirm</Trans>}
        onCode={(code) =>
          confirm.sendAsync({ body: { code } }, { onSuccess: ({ data }) => onCodes(data.recoveryCodes) })
        }
      />
    </Flex>
  )
}

/** Recovery codes, shown once: the server stores only their hashes. */
function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <Flex component="section" direction="column" gap="md" maw="28rem" {...deskCard}>
      <h2>
        <Trans>Your recovery codes</Trans>
      </h2>
      <p>
        <Trans>
          Use a recovery code to sign in when you do not have the app. Each code works once. Write the codes
          down or print them, and keep them away from your phone. They will not be shown again.
        </Trans>
      </p>
      <Flex component="ul" wrap="wrap" gap="xs" style={{ userSelect: 'all' }}>
        {codes.map((code) => (
          <Text component="li" key={code} flex="1 1 8rem" ff="monospace">
            {code}
          </Text>
        ))}
      </Flex>
      <Button fullWidth onClick={onDone}>
        <Trans>I have saved the codes</Trans>
      </Button>
    </Flex>
  )
}
