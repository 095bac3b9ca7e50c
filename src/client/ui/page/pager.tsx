import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { memo, type MouseEvent, useCallback } from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons.tsx'
import { Hidden } from './page.tsx'
import classes from './pager.module.css'
import { usePhone } from './use-phone.ts'
import { isPlainPress, usePressed } from '../button/use-pressed.ts'

interface PagerProps {
  /** One-based. */
  page: number
  totalPages: number
  /** Accessible name. */
  label: string
  /** How many numbers are shown at a time. */
  groups?: { phone: number; desktop: number }
  /** Name of the search parameter; page one leaves it out. */
  param?: string
  /** Keeps the scroll position: the list is a part of the screen. */
  keepsPlace?: boolean
}

/** Page numbers in groups; the arrows go to the previous and next groups. */
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
  const { shown, onPress } = usePageMark(page, param, keepsPlace)
  if (totalPages <= 1) return null
  const first = Math.floor((page - 1) / size) * size + 1
  const last = Math.min(first + size - 1, totalPages)
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index)

  const link = { param, keepsPlace, onPress }
  return (
    <nav className={classes.pager} aria-label={label}>
      {first > 1 && (
        <PageLink {...link} page={first - 1} to="earlier" label={t`Earlier pages, up to page ${first - 1}`} />
      )}
      {numbers.map((number) => (
        <PageLink key={number} {...link} page={number} current={number === page} marked={number === shown} />
      ))}
      {last < totalPages && (
        <PageLink {...link} page={last + 1} to="later" label={t`Later pages, from page ${last + 1}`} />
      )}
    </nav>
  )
}

type OnPress = (page: number, event: MouseEvent) => void

/** Marks the pressed number before its page has loaded. */
function usePageMark(page: number, param: string, keepsPlace: boolean) {
  const navigate = useNavigate()
  const { shown, press } = usePressed(page)
  const onPress = useCallback<OnPress>(
    (number, event) => {
      if (!isPlainPress(event)) return
      event.preventDefault()
      const follow = () =>
        navigate({ to: '.', search: pageFromSearch(param, number), resetScroll: !keepsPlace })
      void press(number, follow)
    },
    [navigate, press, param, keepsPlace],
  )
  return { shown, onPress }
}

const pageFromSearch = (param: string, page: number) => (before: Record<string, unknown>) => ({
  ...before,
  [param]: page === 1 ? undefined : page,
})

interface PageLinkProps {
  param: string
  keepsPlace: boolean
  page: number
  onPress: OnPress
  /** Set for the arrows, which have no text. */
  to?: 'earlier' | 'later'
  label?: string
  current?: boolean
  marked?: boolean
}

const PageLink = memo(function PageLink(props: PageLinkProps) {
  const { param, keepsPlace, page, onPress, to, label, current = false, marked = false } = props
  return (
    <Link
      to="."
      search={pageFromSearch(param, page)}
      resetScroll={!keepsPlace}
      className={classes.page}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      data-current={marked || undefined}
      onClick={(event) => onPress(page, event)}
    >
      <PageSign page={page} to={to} />
    </Link>
  )
})

function PageSign({ page: number, to }: Pick<PageLinkProps, 'page' | 'to'>) {
  if (to === 'earlier') return <ChevronLeftIcon size={18} />
  if (to === 'later') return <ChevronRightIcon size={18} />
  return (
    <Trans>
      <Hidden>Page</Hidden> {number}
    </Trans>
  )
}
