import { useDocumentTitle } from '@mantine/hooks'

/** Names the browser's tab and the history entry after the screen. */
export const useTitle = (title: string | undefined) => useDocumentTitle(title ? `${title} · 일터 Ilteo` : '')
