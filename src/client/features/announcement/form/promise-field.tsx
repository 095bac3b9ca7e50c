import { Checkbox, Group, Text } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { type ReactNode, useDeferredValue } from 'react'
import type { Icon } from '../../../ui/icon/icons.tsx'
import { Trans } from '@lingui/react/macro'
import { HIGH_PAY_PERCENT } from '../../../../contract/work/high-pay.ts'
import { useFormat } from '../../../i18n/format.ts'
import { type AnnouncementFormApi, useLatest } from './announcement-form-api.ts'
import { mayPromiseHighPay } from './announcement-check.ts'

interface PromiseFieldProps {
  /** That of the promise's badge. */
  color: 'green' | 'blue'
  icon: Icon
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  /** What the promise means. */
  children: ReactNode
}

/** A promise that cards show as a badge. */
export function PromiseField({
  color,
  icon: Drawing,
  label,
  checked,
  onChange,
  children,
}: PromiseFieldProps) {
  return (
    <Group
      align="flex-start"
      wrap="nowrap"
      gap="sm"
      pt="xs"
      px="md"
      pb="md"
      bdrs="md"
      bg={`var(--mantine-color-${color}-light)`}
    >
      <Drawing
        size={24}
        color={`var(--mantine-color-${color}-text)`}
        style={{ flex: 'none', marginTop: 10 }}
      />
      <div>
        <Checkbox
          label={<b>{label}</b>}
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <Text size="sm">{children}</Text>
      </div>
    </Group>
  )
}

/** Marks a choice that was made from the employer's text, or without it as the usual one. */
export const SuggestedMark = ({ isUsual = false }: { isUsual?: boolean }) => (
  <>
    {' '}
    <Text component="small" size="sm" c="inherit">
      {isUsual ? (
        <Trans comment="Beside a choice that was made for the employer as the usual one, and can be taken back">
          suggested
        </Trans>
      ) : (
        <Trans comment="Beside a choice that was read from the employer's text, and can be taken back">
          from your text
        </Trans>
      )}
    </Text>
  </>
)

/** Explains at the promise of high pay why readers are not shown it. */
export function HighPayNote({ form, isPromised }: { form: AnnouncementFormApi; isPromised: boolean }) {
  const format = useFormat()
  const values = useDeferredValue(useLatest(form))
  const isHidden = isPromised && !mayPromiseHighPay(values)
  const percent = format.percent((HIGH_PAY_PERCENT - 100) / 100)
  return (
    <Text mt={isHidden ? 'xs' : 0} size="sm" c="dimmed" role="status">
      {isHidden && (
        <Trans>
          The promise of high pay is not shown to workers: the pay is less than {percent} above the minimum
          wage.
        </Trans>
      )}
    </Text>
  )
}
