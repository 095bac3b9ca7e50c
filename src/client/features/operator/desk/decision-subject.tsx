import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { secondLine } from './desk-surfaces.ts'

interface DecisionSubjectProps {
  /** Of the posting, the job offer, the company or the member. */
  name: ReactNode
  /** Whose it is. */
  company?: string | undefined
}

/** Names what a dialog decides on, as the page behind it is hidden. */
export const DecisionSubject = ({ name, company }: DecisionSubjectProps) => (
  <p lang="ko">
    <b>{name}</b>
    {company !== undefined && <Text {...secondLine}>{company}</Text>}
  </p>
)
