import { Stack, type StackProps } from '@mantine/core'

/** The element of a form that shows its errors itself (`useContractForm`), instead of the browser. */
export const Form = (props: StackProps) => (
  <Stack component="form" gap="lg" {...{ noValidate: true }} {...props} />
)
