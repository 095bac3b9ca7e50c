import { Group, type GroupProps } from '@mantine/core'
import type { Icon } from '../../ui/icon/icons.tsx'

interface FitLineProps extends GroupProps {
  icon: Icon
}

/** What of a job does not fit the reader, in one line above a button: as wide as that, not as its words. */
export const FitLine = ({ icon: Sign, children, ...props }: FitLineProps) => (
  <Group component="p" gap="xxs" wrap="nowrap" w={0} miw="100%" mb="xxs" fz="sm" lh="sm" {...props}>
    <Sign size={16} style={{ flex: 'none' }} />
    {children}
  </Group>
)
