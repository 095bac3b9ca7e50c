import { Trans, useLingui } from '@lingui/react/macro'
import { Group, Pagination } from '@mantine/core'
import '@mantine/core/styles/Pagination.layer.css'
import { Link, useNavigate } from '@tanstack/react-router'
import { type MouseEvent, useCallback } from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons.tsx'
import { IconLink } from '../link.tsx'
import { Hidden } from './page.tsx'
import { usePhone } from '../../browser/use-phone.ts'
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

  const linkTo = (number: number) => ({
    to: '.' as const,
    search: pageFromSearch(param, number),
    resetScroll: !keepsPlace,
    onClick: (event: MouseEvent) => onPress(number, event),
  })
  return (
    <Group component="nav" aria-label={label} justify="center" gap={0} py="xs">
      {first > 1 && (
        <IconLink {...ARROW} {...linkTo(first - 1)} aria-label={t`Earlier pages, up to page ${first - 1}`}>
          <ChevronLeftIcon size={18} />
        </IconLink>
      )}
      <Pagination.Root
        startValue={first}
        total={last}
        boundaries={size}
        value={shown}
        getItemProps={(number) => ({ ...linkTo(number), ...pageProps(number, page) })}
      >
        <Group gap={0} justify="center">
          <Pagination.Items />
        </Group>
      </Pagination.Root>
      {last < totalPages && (
        <IconLink {...ARROW} {...linkTo(last + 1)} aria-label={t`Later pages, from page ${last + 1}`}>
          <ChevronRightIcon size={18} />
        </IconLink>
      )}
    </Group>
  )
}

/** Goes to the group of pages before or after. */
const ARROW = { color: 'gray', w: 32, miw: 32 }

const pageProps = (number: number, page: number) => ({
  component: Link,
  'aria-current': number === page ? 'page' : undefined,
  children: (
    <Trans>
      <Hidden>Page</Hidden> {number}
    </Trans>
  ),
})

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
