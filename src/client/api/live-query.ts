/** What others change while it is looked at: read again every minute while it is visible, and when it becomes so. */
export const live = { refetchInterval: 60_000, refetchOnWindowFocus: 'always' } as const
