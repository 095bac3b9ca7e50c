import { Trans } from '@lingui/react/macro'
import { Alert, Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { TriangleIcon } from '../../ui/icon/icons.tsx'

interface DeviceButtonProps {
  variant: 'light' | 'subtle'
  /** A local operation on the outbox, which fails if storage fails. */
  act: () => Promise<unknown>
  children: ReactNode
}

/** A button for a local operation on the outbox, with its error. */
export function DeviceButton({ variant, act, children }: DeviceButtonProps) {
  const [isFailed, setFailed] = useState(false)
  const press = async () => {
    setFailed(false)
    try {
      await act()
    } catch {
      setFailed(true)
    }
  }
  return (
    <>
      <Button
        variant={variant}
        color={variant === 'subtle' ? 'gray' : undefined}
        size="sm"
        onClick={() => void press()}
      >
        {children}
      </Button>
      {isFailed && (
        <Alert flex="1 0 100%" color="red" icon={<TriangleIcon size={20} />}>
          <Trans>This device could not do that. Please try again in a moment.</Trans>
        </Alert>
      )}
    </>
  )
}
