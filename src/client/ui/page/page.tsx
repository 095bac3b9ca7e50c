import type { ReactNode } from 'react'
import classes from './page.module.css'

interface Children {
  children: ReactNode
}

/** The content column: 562 px on phones, 1100 px on desktop. */
export function PageColumn({ children, narrow = false }: Children & { narrow?: boolean }) {
  return <div className={narrow ? `${classes.column} ${classes.narrow}` : classes.column}>{children}</div>
}

interface SectionProps extends Children {
  title?: ReactNode
  /** Secondary text beside the title (desktop) or at its right. */
  note?: ReactNode
  /** A link or button at the right end of the title. */
  aside?: ReactNode
  /** White from edge to edge on phones, a card on desktop; otherwise on the page's grey. */
  surface?: boolean
  id?: string
}

export function Section({ title, note, aside, surface = false, id, children }: SectionProps) {
  return (
    <section
      className={surface ? `${classes.section} ${classes.surface}` : classes.section}
      aria-labelledby={id}
    >
      {title && (
        <div className={classes.head}>
          <h2 id={id}>{title}</h2>
          {note && <span className={classes.note}>{note}</span>}
          {aside && <span className={classes.aside}>{aside}</span>}
        </div>
      )}
      {children}
    </section>
  )
}

/** Visually hidden text for screen readers. */
export function Hidden({ children }: Children) {
  return <span className={classes.hidden}>{children}</span>
}
