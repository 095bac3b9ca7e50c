import type { ReactNode } from 'react'
import { AlertMessage } from '../page/alert-message.tsx'
import { Button } from '../button/button.tsx'
import classes from './two-versions.module.css'

interface TwoVersionsProps {
  /** Names the section, where it is a landmark. */
  label?: string
  /** Where it stands, and how far in. */
  className: string | undefined
  /** What has happened. */
  message: ReactNode
  /** What the table shows, for screen readers. */
  caption: string
  heads: { differing: ReactNode; mine: ReactNode; theirs: ReactNode }
  /** What differs. Values are Korean, as are the contents of what is written. */
  differences: readonly { name: string; mine: string; theirs: string }[]
  /** Words of the button that gives up the own version. */
  take: ReactNode
  onTheirs: () => void
}

/** What is written here beside what was saved elsewhere meanwhile; the form holds the first. */
export function TwoVersions({ label, className, message, take, onTheirs, ...table }: TwoVersionsProps) {
  return (
    <section className={`${classes.versions} ${className}`} aria-label={label}>
      <AlertMessage>{message}</AlertMessage>
      {table.differences.length > 0 && <SideBySide {...table} />}
      <div>
        <Button variant="outline" size="sm" onClick={onTheirs}>
          {take}
        </Button>
      </div>
    </section>
  )
}

/** Nothing in it takes the focus: without this, no key would scroll it (WCAG 2.1.1). */
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
