/** Query options for data that others change meanwhile: refetches every minute while visible, and on focus. */
export const live = { refetchInterval: 60_000, refetchOnWindowFocus: 'always' } as const
