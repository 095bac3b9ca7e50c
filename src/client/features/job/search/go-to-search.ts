import type { JobSearch } from './job-search.ts'

export type GoToSearch = (search: JobSearch, options?: { replace?: boolean }) => void
