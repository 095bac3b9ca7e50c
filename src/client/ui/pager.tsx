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
  /** The reader stays where they are: the list is a part of the screen. */
  keepsPlace?: boolean
}

/** Page numbers in groups; the arrows lead to the groups before and after. */
export function Pager({
  page,
  totalPages,
  label,
  groups = { phone: 9, desktop: 5 },
  param = 'page',
  keepsPlace = false,
}: PagerProps) {
  const { t } = useLingui()
  const size = usePhone() ? groups.phone : groups.desktop
  if (totalPages <= 1) return null
  const first = Math.floor((page - 1) / size) * size + 1
  const last = Math.min(first + size - 1, totalPages)
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index)

  const place = { param, keepsPlace }
  return (
    <nav className={classes.pager} aria-label={label}>
      {first > 1 && (
        <PageLink {...place} page={first - 1} label={t`Earlier pages, to page ${first - 1}`}>
          <ChevronLeftIcon size={18} />
        </PageLink>
      )}
      {numbers.map((number) => (
        <PageLink key={number} {...place} page={number} current={number === page}>
          <Trans>
            <Hidden>Page</Hidden> {number}
          </Trans>
        </PageLink>
      ))}
      {last < totalPages && (
        <PageLink {...place} page={last + 1} label={t`Later pages, from page ${last + 1}`}>
          <ChevronRightIcon size={18} />
        </PageLink>
      )}
    </nav>
  )
}

interface PageLinkProps {
  param: string
  keepsPlace: boolean
  page: number
  /** For links without words. */
  label?: string
  current?: boolean
  children: ReactNode
}

function PageLink({ param, keepsPlace, page, label, current = false, children }: PageLinkProps) {
  return (
    <Link
      to="."
      search={(before: Record<string, unknown>) => ({ ...before, [param]: page === 1 ? undefined : page })}
      resetScroll={!keepsPlace}
      className={classes.page}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      data-current={current || undefined}
    >
      {children}
    </Link>
  )
}
