import { Flex } from '@mantine/core'
import type { ReactNode } from 'react'
import { Fact, Facts } from '../../../../ui/card/facts.tsx'
import { Sheet } from '../../../../ui/sheet/sheet.tsx'
import { sheetBody } from '../../desk/desk-surfaces.ts'

export interface CaseFact {
  name: string
  value: ReactNode
  lang?: 'ko'
}

interface CaseSheetProps {
  title: ReactNode
  /** What the case is about. */
  about?: ReactNode
  /** What is known; left-out facts are false. */
  facts?: readonly (CaseFact | false)[]
  /** What can be decided, and warnings before it. */
  children?: ReactNode
  wide?: boolean
  onClose: () => void
}

/** A case in a sheet over its list: what it is about, what is known, and what can be decided. */
export const CaseSheet = ({ title, about, facts, children, wide = false, onClose }: CaseSheetProps) => (
  <Sheet open fit wide={wide} title={title} onClose={onClose}>
    <Flex {...sheetBody}>
      {about}
      {facts && <CaseFacts facts={facts} />}
      {children}
    </Flex>
  </Sheet>
)

export const CaseFacts = ({ facts }: Required<Pick<CaseSheetProps, 'facts'>>) => (
  <Facts>
    {facts.map(
      (fact) =>
        fact && (
          <Fact key={fact.name} name={fact.name} lang={fact.lang}>
            {fact.value}
          </Fact>
        ),
    )}
  </Facts>
)
