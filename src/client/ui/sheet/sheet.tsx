import { useLingui } from '@lingui/react/macro'
import { ActionIcon, Modal } from '@mantine/core'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { type ReactNode, type SyntheticEvent, useLayoutEffect } from 'react'
import { CloseIcon } from '../icon/icons.tsx'
import classes from './sheet.module.css'
import { SlowNotice } from '../page/slow-notice.tsx'
import { useBackCloses } from './use-back-closes.ts'
import { usePhone } from '../page/use-phone.ts'

interface SheetProps {
  open: boolean
  title: ReactNode
  onClose: () => void
  /** Fixed at the bottom while the content scrolls. */
  footer?: ReactNode
  /** As high as its content instead of 90 % of the screen. */
  fit?: boolean
  /** Wide enough for two columns on desktop. */
  wide?: boolean
  children: ReactNode
}

/** A bottom sheet on phones, a centred dialog on desktop; traps the focus and restores it when it closes. */
export function Sheet({ open, title, onClose, footer, fit = false, wide = false, children }: SheetProps) {
  const { t } = useLingui()
  const phone = usePhone()
  useFocusRestored(open)
  useBackCloses(open, onClose)
  return (
    // One component for both widths: a phone that is turned keeps what was typed in the sheet.
    <Modal.Root
      opened={open}
      onClose={onClose}
      classNames={{
        inner: classes.place,
        content: classes.sheet,
        overlay: classes.scrim,
        title: classes.title,
      }}
      transitionProps={{ duration: 200, transition: phone ? 'slide-up' : 'fade-down' }}
    >
      <Modal.Overlay />
      <Modal.Content data-fit={fit || undefined} data-wide={wide || undefined}>
        <div className={classes.body} onSubmit={keepInSheet} onReset={keepInSheet}>
          <div className={classes.head}>
            <Modal.Title>{title}</Modal.Title>
            <ActionIcon aria-label={t`Close`} title={t`Close`} onClick={onClose}>
              <CloseIcon size={24} />
            </ActionIcon>
          </div>
          <div className={classes.content}>{children}</div>
          <SlowNotice inSheet />
          {footer && <div className={classes.foot}>{footer}</div>}
        </div>
      </Modal.Content>
    </Modal.Root>
  )
}

/**
 * React passes events of a portal on to the components that render it: without this, a form in a sheet would also submit
 * the form that opened the sheet.
 */
const keepInSheet = (event: SyntheticEvent) => event.stopPropagation()

/** Restores the focus if the owner unmounts the open sheet; Mantine does where it is closed. */
function useFocusRestored(open: boolean) {
  useLayoutEffect(() => {
    if (!open) return undefined
    const opener = document.activeElement
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [open])
}
