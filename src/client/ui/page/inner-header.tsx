import { useLingui } from '@lingui/react/macro'
import { type LinkProps, useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import { createContext, type ReactNode, useContext } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { ChevronLeftIcon } from '../icon/icons.tsx'
import classes from './inner-header.module.css'

interface InnerHeaderProps {
  title?: ReactNode
  /** One state or two icons. */
  children?: ReactNode
  /** Where back leads when nothing of this site lies behind. */
  up: NonNullable<LinkProps['to']>
  /** In line with a narrow column on desktop. */
  narrow?: boolean
}

/** Where the layout puts what belongs under the header, such as the offline banner, on screens that bring their own. */
export const UnderHeader = createContext<(place: HTMLElement | null) => void>(() => {})

/** A phone's header on screens below the tabs; desktop keeps the main header. */
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
      <div className={classes.header} data-narrow={narrow || undefined}>
        <IconButton icon={ChevronLeftIcon} label={t`Back`} onClick={back} />
        {title && <h1 className={classes.title}>{title}</h1>}
        <div className={classes.actions}>{children}</div>
      </div>
      <div ref={underHeader} />
    </>
  )
}
