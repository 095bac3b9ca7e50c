import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Box, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import {
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { CloseIcon, SearchIcon } from '../icon/icons.tsx'
import classes from './sheet.module.css'
import { SlowNotice } from '../page/network-notice.tsx'
import { useBackCloses } from './use-back-closes.ts'
import { usePhone } from '../../browser/use-phone.ts'

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
      centered={!phone}
      radius="xl"
      xOffset={0}
      yOffset={0}
      classNames={classes}
      transitionProps={{ duration: 200, transition: phone ? 'slide-up' : 'fade-down' }}
    >
      <Modal.Overlay color="var(--scrim)" backgroundOpacity={1} />
      <Modal.Content data-fit={fit || undefined} data-wide={wide || undefined}>
        <Stack gap={0} h="100%" mah="inherit" onSubmit={keepInSheet} onReset={keepInSheet}>
          <Box hiddenFrom="sm" flex="none" w={36} h={4} mt="xs" mx="auto" bdrs="full" bg="var(--hairline)" />
          <Group
            wrap="nowrap"
            gap="xs"
            justify="space-between"
            pt={{ base: 'xs', sm: 'md' }}
            pb={{ base: 'xxs', sm: 'xs' }}
            ps={{ base: 'edge', sm: 'xl' }}
            pe={{ base: 'xs', sm: 'sm' }}
          >
            <Modal.Title fz="lg" lh="lg" fw={700}>
              {title}
            </Modal.Title>
            <ActionIcon aria-label={t`Close`} title={t`Close`} onClick={onClose}>
              <CloseIcon size={24} />
            </ActionIcon>
          </Group>
          <Box flex={1} mih={0} className={classes.scroll}>
            {children}
          </Box>
          <SlowNotice inSheet />
          {footer && (
            <Box
              pt={{ base: 'sm', sm: 'md' }}
              pb={{ base: 'calc(var(--space-12) + env(safe-area-inset-bottom))', sm: 'md' }}
              px={{ base: 'edge', sm: 'xl' }}
              style={{ borderTop: '1px solid var(--hairline)' }}
            >
              {footer}
            </Box>
          )}
        </Stack>
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

interface SheetActionsProps {
  /** Whether there is nothing to confirm yet. */
  disabled: boolean
  onConfirm: () => void
  onCancel: () => void
  /** Replaces "Cancel", for example to clear the previous choice. */
  cancel?: ReactNode
}

/** The footer of a sheet with a choice. */
export function SheetActions({ disabled, onConfirm, onCancel, cancel }: SheetActionsProps) {
  return (
    // Rather than a word that breaks, the other button gives room.
    <Group gap="xs" style={{ overflowWrap: 'break-word' }}>
      <Button variant="default" flex="1 1 7rem" onClick={onCancel}>
        {cancel ?? <Trans>Cancel</Trans>}
      </Button>
      <Button flex="2 1 9rem" disabled={disabled} onClick={onConfirm}>
        <Trans>Confirm</Trans>
      </Button>
    </Group>
  )
}

interface FormSheetProps {
  title: ReactNode
  /** What the first button does; without it only the way out is left. */
  action?: ReactNode
  /** Whether there is nothing to send yet, or it is being sent. */
  disabled?: boolean
  onSubmit: () => void
  onClose: () => void
  /** Replaces "Cancel". */
  cancel?: ReactNode
  children: ReactNode
}

/** A short form in a sheet: its fields, one button that sends it, and one that leaves it. */
export function FormSheet(props: FormSheetProps) {
  const { title, action, disabled = false, onSubmit, onClose, cancel, children } = props
  return (
    <Sheet open fit onClose={onClose} title={title}>
      <Stack
        gap="md"
        pt="xs"
        pb="calc(var(--space-16) + env(safe-area-inset-bottom))"
        className={classes.form}
      >
        {children}
        <Stack gap="xs">
          {action !== undefined && (
            <Button fullWidth disabled={disabled} onClick={onSubmit}>
              {action}
            </Button>
          )}
          <Button fullWidth variant="subtle" color="gray" onClick={onClose}>
            {cancel ?? <Trans>Cancel</Trans>}
          </Button>
        </Stack>
      </Stack>
    </Sheet>
  )
}

/** The search of a sheet's list; it stays in view while the list scrolls. */
export const SheetSearch = ({ children }: { children: ReactNode }) => (
  <Box pos="sticky" top={0} pt="xs" pb="sm" px="edge" bg="var(--surface)" style={{ zIndex: 1 }}>
    {children}
  </Box>
)

/** What a sheet says in place of its list. */
export const SheetNote = ({ children }: { children: ReactNode }) => (
  <Text component="div" py="sm" px="edge" c="dimmed">
    {children}
  </Text>
)

interface ListFinderProps {
  label: ReactNode
  placeholder?: string | undefined
  typed: string
  /** Takes the focus when the sheet opens. */
  isStart?: boolean
  onType: (typed: string) => void
}

/** A search that narrows a sheet's list while somebody types. */
export const ListFinder = ({ label, placeholder, typed, isStart, onType }: ListFinderProps) => (
  <SheetSearch>
    <TextInput
      label={label}
      type="search"
      data-autofocus={isStart || undefined}
      enterKeyHint="done"
      placeholder={placeholder}
      value={typed}
      onChange={(event) => onType(event.currentTarget.value)}
      rightSection={<SearchIcon size={20} />}
    />
  </SheetSearch>
)

/**
 * Focuses the marked or the first text field of a form in a sheet. The sheet itself looks for its start when it opens,
 * which is before a form that waits for its draft is there.
 */
export function useStartFocus<Element extends HTMLElement>(): RefObject<Element | null> {
  const form = useRef<Element>(null)
  useEffect(() => {
    const marked = form.current?.querySelector<HTMLElement>('[data-autofocus]')
    const first = form.current?.querySelector<HTMLElement>('input:not([type="checkbox"]), textarea')
    const start = marked ?? first
    start?.focus()
    // A draft is gone on with at its end.
    if (start instanceof HTMLTextAreaElement) start.setSelectionRange(start.value.length, start.value.length)
  }, [])
  return form
}
