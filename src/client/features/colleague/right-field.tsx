import { useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { COLLEAGUE_RIGHTS, type ColleagueRight } from '../../../contract/base/enums.ts'
import { RadioRows } from '../../ui/field/choice-rows.tsx'
import { rightNames, rightTexts } from './colleague-texts.ts'

interface RightFieldProps {
  value: ColleagueRight
  onChange: (right: ColleagueRight) => void
}

/** Chooses what a colleague may do. */
export function RightField({ value, onChange }: RightFieldProps) {
  const { i18n, t } = useLingui()
  return (
    <RadioRows
      label={t`Right in the company`}
      name="right"
      rows={COLLEAGUE_RIGHTS.map((right) => ({
        value: right,
        content: (
          <>
            <b>{i18n._(rightNames[right])}</b>
            <Text size="sm" c="dimmed">
              {i18n._(rightTexts[right])}
            </Text>
          </>
        ),
      }))}
      value={value}
      onPick={onChange}
    />
  )
}
