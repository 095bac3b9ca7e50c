import { Trans } from '@lingui/react/macro'
import { isMantineColorScheme, Radio, Stack, useMantineColorScheme } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'

/** Light, dark, or as the device is set. Applies at once, and is stored on this device alone. */
export function ColorSchemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <Radio.Group
      label={<Trans comment="Heading: light or dark colors">Appearance</Trans>}
      labelProps={{ fz: 'lg', fw: 700 }}
      value={colorScheme}
      onChange={(value) => isMantineColorScheme(value) && setColorScheme(value)}
    >
      <Stack gap={0}>
        <Radio
          value="auto"
          label={
            <Trans comment="Light or dark colors, as the phone or computer is set">Same as this device</Trans>
          }
        />
        <Radio value="light" label={<Trans comment="Light or dark colors">Light</Trans>} />
        <Radio value="dark" label={<Trans comment="Light or dark colors">Dark</Trans>} />
      </Stack>
    </Radio.Group>
  )
}
