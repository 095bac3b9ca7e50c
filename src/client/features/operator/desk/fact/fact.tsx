import type { ReactNode } from 'react'

interface FactProps {
  name: ReactNode
  /** Language of the fact, where it is not that of the page. */
  lang?: 'ko'
  children: ReactNode
}

/** One line of a case's list of facts. */
export const Fact = ({ name, lang, children }: FactProps) => (
  <>
    <dt>{name}</dt>
    <dd lang={lang}>{children}</dd>
  </>
)
