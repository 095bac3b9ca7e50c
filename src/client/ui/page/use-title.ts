import { useDocumentTitle } from '@mantine/hooks'

/** Sets the document title, which also names the history entry. */
export const useTitle = (title: string | undefined) => useDocumentTitle(title ? `${title} · 일터 Ilteo` : '')
