import { Box } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './landing-section.module.css'

interface LandingSectionProps {
  id: string
  title: ReactNode
  /** One sentence below the title. */
  lead?: ReactNode
  /** Full-width surface background instead of the page's grey. */
  surface?: boolean
  /** Begins on the first screen. */
  first?: boolean
  children: ReactNode
}

/** A section with a heading, at most 1100 px wide. */
export function LandingSection({
  id,
  title,
  lead,
  surface = false,
  first = false,
  children,
}: LandingSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classes.section}
      data-surface={surface || undefined}
      data-first={first || undefined}
    >
      <Box mx="auto" maw={{ base: 'var(--column)', sm: 'var(--content)' }}>
        <div className={classes.head}>
          <h2 id={`${id}-title`}>{title}</h2>
          {lead && <p>{lead}</p>}
        </div>
        {children}
      </Box>
    </section>
  )
}
