import { useLingui } from '@lingui/react/macro'
import { ActionIcon, Group, Text, Title } from '@mantine/core'
import { type LinkProps, useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import { createContext, type ReactNode, useContext, type ComponentProps } from 'react'
import { ChevronLeftIcon } from '../icon/icons.tsx'
import { OfflineMark } from './network-notice.tsx'
import { PageColumn, useTitle } from './page.tsx'

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
      <Group
        gap="xxs"
        wrap="nowrap"
        pos={{ base: 'sticky', sm: 'static' }}
        top={0}
        mih={56}
        maw={{ sm: narrow ? 'var(--column)' : 'calc(var(--content) + 2 * var(--edge))' }}
        w={{ sm: '100%' }}
        mx={{ sm: 'auto' }}
        pt={{ base: 'env(safe-area-inset-top)', sm: 'md' }}
        px={{ base: 4, sm: 'edge' }}
        bg={{ base: 'var(--surface)', sm: 'transparent' }}
        style={{ zIndex: 25 }}
        data-no-print
      >
        <ActionIcon ml={{ sm: -12 }} aria-label={t`Back`} title={t`Back`} onClick={back}>
          <ChevronLeftIcon size={24} />
        </ActionIcon>
        {title && (
          <Title order={1} fz={{ base: 'md', sm: 'xxl' }} lh={{ base: 'md', sm: 'xxl' }} lts={0}>
            {title}
          </Title>
        )}
        <Text
          component="div"
          size="sm"
          c="dimmed"
          ms="auto"
          miw={0}
          display="flex"
          style={{ alignItems: 'center', gap: 4 }}
        >
          {children}
          <OfflineMark hiddenFrom="sm" />
        </Text>
      </Group>
      <div ref={underHeader} />
    </>
  )
}

interface InnerPageProps extends ComponentProps<typeof InnerHeader> {
  title: string
  /** What the header says besides. */
  status?: ReactNode
}

/** A subpage, with the document's title in its header. */
export function InnerPage({ title, narrow = false, up, status, children }: InnerPageProps) {
  useTitle(title)
  return (
    <>
      <InnerHeader title={title} narrow={narrow} up={up}>
        {status}
      </InnerHeader>
      <PageColumn narrow={narrow}>{children}</PageColumn>
    </>
  )
}
