import { Box } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { InnerHeader } from '../../ui/page/inner-header.tsx'
import { PageColumn, useTitle } from '../../ui/page/page.tsx'

interface FormPageProps {
  title: string
  /** Where the back button leads without a history. */
  up: ComponentProps<typeof InnerHeader>['up']
  children: ReactNode
}

/** A page with one form. */
export function FormPage({ title, up, children }: FormPageProps) {
  useTitle(title)
  return (
    <>
      <InnerHeader narrow title={title} up={up} />
      <PageColumn narrow>
        <FormCard>{children}</FormCard>
      </PageColumn>
    </>
  )
}

/** White from edge to edge on phones, a card on desktops. */
export const FormCard = ({ children }: Pick<FormPageProps, 'children'>) => (
  <Box
    mt={{ sm: 'xl' }}
    pt={{ base: 'xl', sm: 'xxl' }}
    pb="xxl"
    px={{ base: 'edge', sm: 'xxl' }}
    bg="var(--surface)"
    bdrs={{ sm: 'lg' }}
  >
    {children}
  </Box>
)
