import { Alert, Button } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './two-versions.module.css'
import { TriangleIcon } from '../icon/icons.tsx'

interface TwoVersionsProps {
  /** Accessible name of the section; makes it a landmark. */
  label?: string
  /** Class name for position and margins. */
  className: string | undefined
  /** Says what happened. */
  message: ReactNode
  /** Accessible name of the table. */
  caption: string
  heads: { differing: ReactNode; mine: ReactNode; theirs: ReactNode }
  /** The differing fields. Values are Korean, as all entered content. */
  differences: readonly { name: string; mine: string; theirs: string }[]
  /** Label of the button that discards the own version. */
  take: ReactNode
  onTheirs: () => void
}

/** Compares the member's version of a form with one saved elsewhere meanwhile; the form holds the member's. */
export function TwoVersions({ label, className, message, take, onTheirs, ...table }: TwoVersionsProps) {
  return (
    <section className={`${classes.versions} ${className}`} aria-label={label}>
      <Alert color="red" icon={<TriangleIcon size={20} />}>
        {message}
      </Alert>
      {table.differences.length > 0 && <SideBySide {...table} />}
      <div>
        <Button variant="default" size="sm" onClick={onTheirs}>
          {take}
        </Button>
      </div>
    </section>
  )
}

/** A scroll container without focusable content must be focusable itself, or keys cannot scroll it (WCAG 2.1.1). */
const SCROLLS_BY_KEYS = { role: 'group', tabIndex: 0 }

type Table = Pick<TwoVersionsProps, 'caption' | 'heads' | 'differences'>

function SideBySide({ caption, heads, differences }: Table) {
  return (
    <div className={classes.scroll} aria-label={caption} {...SCROLLS_BY_KEYS}>
      <table>
        <caption className={classes.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{heads.differing}</th>
            <th scope="col">{heads.mine}</th>
            <th scope="col">{heads.theirs}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ name, mine, theirs }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td lang="ko">{mine}</td>
              <td lang="ko">{theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
