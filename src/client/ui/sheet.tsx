import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from './icon-button.tsx'
import { CloseIcon } from './icons.tsx'
import classes from './sheet.module.css'

interface SheetProps {
  open: boolean
  title: ReactNode
  onClose: () => void
  /** Stays at the foot while the content scrolls. */
  footer?: ReactNode
  /** As high as its content instead of 90 % of the screen. */
  fit?: boolean
  /** Room for two columns on desktop. */
  wide?: boolean
  children: ReactNode
}

/** From below on phones, a panel in the middle on desktop; focus stays inside and returns when it closes. */
export function Sheet({ open, title, onClose, footer, fit = false, wide = false, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const { t } = useLingui()

  // Before the element leaves the page: only a dialog that is closed gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (open) element?.showModal()
    return () => element?.close()
  }, [open])
  useEffect(() => dismissable(dialog.current, onClose), [onClose])

  return (
    <dialog
      ref={dialog}
      className={classes.sheet}
      data-fit={fit || undefined}
      data-wide={wide || undefined}
      aria-labelledby={titleId}
    >
      {open && (
        <div className={classes.body}>
          <header className={classes.head}>
            <h2 id={titleId}>{title}</h2>
            <IconButton icon={CloseIcon} label={t`Close`} onClick={onClose} />
          </header>
          <div className={classes.content}>{children}</div>
          {footer && <footer className={classes.foot}>{footer}</footer>}
        </div>
      )}
    </dialog>
  )
}

/** Escape and a press beside the sheet ask its owner to close it, who alone knows whether it is open. */
function dismissable(dialog: HTMLDialogElement | null, onClose: () => void) {
  const cancelled = (event: Event) => {
    event.preventDefault()
    onClose()
  }
  const pressed = (event: Event) => {
    if (event.target === dialog) onClose()
  }
  dialog?.addEventListener('cancel', cancelled)
  dialog?.addEventListener('click', pressed)
  return () => {
    dialog?.removeEventListener('cancel', cancelled)
    dialog?.removeEventListener('click', pressed)
  }
}
