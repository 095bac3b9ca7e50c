import { useLingui } from '@lingui/react/macro'
import { ActionIcon } from '@mantine/core'
import { type LinkProps, useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import { createContext, type ReactNode, useContext } from 'react'
import { ChevronLeftIcon } from '../icon/icons.tsx'
import classes from './inner-header.module.css'
import { OfflineMark } from './offline-mark.tsx'

interface InnerHeaderProps {
  title?: ReactNode
  /** A status or up to two icons. */
  children?: ReactNode
  /** Target of the back button if there is no history entry of this site. */
  up: NonNullable<LinkProps['to']>
  /** Aligns with a narrow column on desktop. */
  narrow?: boolean
}

/**
 * On screens with a header of their own: the element into which the layout renders what belongs under the header, such
 * as the offline banner.
 */
export const UnderHeader = createContext<(place: HTMLElement | null) => void>(() => {})

/** The header of subpages on phones; desktop keeps the main header. */
export function InnerHeader({ title, children, up, narrow = false }: InnerHeaderProps) {
  const { t } = useLingui()
  const router = useRouter()
  const navigate = useNavigate()
  const canGoBack = useCanGoBack()
  const underHeader = useContext(UnderHeader)
  const back = () => {
    if (canGoBack) router.history.back()
    else void navigate({ to: up })
  }
  return (
    <>
      <div className={classes.header} data-no-print data-narrow={narrow || undefined}>
        <ActionIcon aria-label={t`Back`} title={t`Back`} onClick={back}>
          <ChevronLeftIcon size={24} />
        </ActionIcon>
        {title && <h1 className={classes.title}>{title}</h1>}
        <div className={classes.actions}>
          {children}
          <OfflineMark />
        </div>
      </div>
      <div ref={underHeader} />
    </>
  )
}
