import type { UseQueryResult } from '@tanstack/react-query'
import { Box, type BoxProps } from '@mantine/core'
import { type ReactNode, type RefObject, useRef } from 'react'
import type { Snapshot } from '../../../api/query-for.ts'
import { ButtonLink } from '../../../ui/link.tsx'
import { CaseActions } from '../cases/case-actions.tsx'
import { useQueue } from '../cases/use-queue.ts'
import { RecordQuery } from '../desk/record-query.tsx'
import { DeskPage } from '../desk/desk-page.tsx'
import type { DeskSearch } from '../desk/desk-search.ts'
import { deskCard } from '../desk/desk-surfaces.ts'
import { at, type Desk } from '../desk/desks.ts'
import { useArrivalFocus } from '../keyboard/use-arrival-focus.ts'

interface RecordPageProps<Data> {
  desk: Desk
  id: string
  title: string
  /** Of the list that it was opened from. */
  search: DeskSearch
  /** That list: keys lead to the records before and after this one. */
  list: UseQueryResult<Snapshot<{ id: string }[]>>
  result: UseQueryResult<Snapshot<Data>>
  /** Label of the link to its part of the audit trail. */
  acts: ReactNode
  /** Label of the way back to the list. */
  back: ReactNode
  gone: ReactNode
  failed: ReactNode
  children: (data: Data) => ReactNode
}

/** One entry of a list, with the way back to it and to what operators did about it. */
export function RecordPage<Data>(props: RecordPageProps<Data>) {
  const { desk, id, title, search, list, result, acts, back, gone, failed, children } = props
  const queue = useQueue({ desk, id, search, rows: list.data?.data ?? [] })
  return (
    <DeskPage
      title={title}
      actions={
        <>
          <ButtonLink variant="default" {...at('acts')} search={{ subject: id }}>
            {acts}
          </ButtonLink>
          <CaseActions desk={desk} search={search} back={back} queue={queue} />
        </>
      }
    >
      <RecordQuery result={result} gone={gone} failed={failed}>
        {({ data }) => children(data)}
      </RecordQuery>
    </DeskPage>
  )
}

interface ArrivalCardProps extends BoxProps {
  /** Id of its heading. */
  labelledBy: string
  /** To move the focus to it later. */
  cardRef?: RefObject<HTMLElement | null>
  children: ReactNode
}

/** The card that the work on a page begins with: it takes the focus on arrival. */
export function ArrivalCard({ labelledBy, cardRef, children, ...props }: ArrivalCardProps) {
  const own = useRef<HTMLElement>(null)
  const card = cardRef ?? own
  useArrivalFocus(card, true)
  return (
    <Box
      component="section"
      {...deskCard}
      {...props}
      style={{ outline: 'none' }}
      ref={card}
      tabIndex={-1}
      aria-labelledby={labelledBy}
    >
      {children}
    </Box>
  )
}
