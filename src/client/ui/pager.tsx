import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx'
import { Hidden } from './page.tsx'
import classes from './pager.module.css'
import { usePhone } from './use-phone.ts'

interface PagerProps {
  /** One-based. */
  page: number
  totalPages: number
  /** What the pages are of, for screen readers. */
  label: string
  /** Numbers shown at a time. */
  groups?: { phone: number; desktop: number }
  /** Name of the page in the address; page one leaves it out. */
  param?: string
}

/** Page numbers in groups; the arrows lead to the groups before and after. */
export function Pager({
  page,
  totalPages,
  label,
  groups = { phone: 9, desktop: 5 },
  param = 'page',
}: PagerProps) {
  const { t } = useLingui()
  const size = usePhone() ? groups.phone : groups.desktop
  if (totalPages <= 1) return null
  const first = Math.floor((page - 1) / size) * size + 1
  const last = Math.min(first + size - 1, totalPages)
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index)

  return (
    <nav className={classes.pager} aria-label={label}>
      {first > 1 && (
        <PageLink param={param} page={first - 1} label={t`Earlier pages, to page ${first - 1}`}>
          <ChevronLeftIcon size={18} />
        </PageLink>
      )}
      {numbers.map((number) => (
        <PageLink key={number} param={param} page={number} current={number === page}>
          <Trans>
            <Hidden>Page</Hidden> {number}
          </Trans>
        </PageLink>
      ))}
      {last < totalPages && (
        <PageLink param={param} page={last + 1} label={t`Later pages, from page ${last + 1}`}>
          <ChevronRightIcon size={18} />
        </PageLink>
      )}
    </nav>
  )
}

interface PageLinkProps {
  param: string
  page: number
  /** For links without words. */
  label?: string
  current?: boolean
  children: ReactNode
}

function PageLink({ param, page, label, current = false, children }: PageLinkProps) {
  return (
    <Link
      to="."
      search={(before: Record<string, unknown>) => ({ ...before, [param]: page === 1 ? undefined : page })}
      className={classes.page}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      data-current={current || undefined}
    >
      {children}
    </Link>
  )
}
