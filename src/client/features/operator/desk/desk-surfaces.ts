/** From edge to edge on phones, a card on desktop. */
export const deskCard = {
  py: { base: 'lg', sm: 'xl' },
  px: { base: 'edge', sm: 'xl' },
  bg: 'var(--surface)',
  bdrs: { sm: 'lg' },
} as const

/** Of a `Flex` that fills a sheet. */
export const sheetBody = {
  direction: 'column',
  gap: 'md',
  miw: 0,
  pt: { base: 'xs', sm: 0 },
  pb: { base: 'calc(1rem + env(safe-area-inset-bottom))', sm: 'xl' },
  px: { base: 'edge', sm: 'xl' },
} as const

/** Of a `Text` with a detail below the content of a cell. */
export const secondLine = { span: true, display: 'block', size: 'xs', c: 'dimmed' } as const
