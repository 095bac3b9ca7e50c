/** Style props of a `Flex` with fields. */
export const formPart = {
  direction: 'column',
  gap: 'xl',
  py: 'xl',
  px: { base: 'edge', sm: 'xxl' },
  bg: 'var(--surface)',
} as const
