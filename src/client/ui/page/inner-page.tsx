import type { ComponentProps, ReactNode } from 'react'
import { InnerHeader } from './inner-header.tsx'
import { PageColumn, useTitle } from './page.tsx'

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
