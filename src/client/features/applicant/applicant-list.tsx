import { Box, Flex } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useListKeys } from '../../ui/keyboard/shortcuts.ts'
import { type ApplicantRow, ApplicantRows } from './applicant-rows.tsx'
import { useMayAct } from '../../entities/member/company-right.tsx'
import type { ApplicantSearch } from './applicant-search.ts'
import { ChosenBar } from './chosen-bar.tsx'
import type { Target } from './held-acts.ts'
import { type ResumeComponent, ResumePane } from './resume-pane.tsx'
import { useActs } from './use-acts.tsx'
import { useChosen } from './use-chosen.ts'

interface ApplicantListProps {
  rows: readonly ApplicantRow[]
  search: ApplicantSearch
  /** Whether there is room for a resume beside the list. */
  opensBeside: boolean
  Resume: ResumeComponent
}

const targetOf = ({ applicant: { id, name, title, langCode } }: ApplicantRow): Target => ({
  id,
  name,
  title,
  langCode,
})

/** The rows, what can be done with the chosen ones, and the resume that is open. */
export function ApplicantList({ rows, search, opensBeside, Resume }: ApplicantListProps) {
  const navigate = useNavigate()
  const ids = rows.map(({ applicant }) => applicant.id)
  const { chosen, isAll, tick, tickAll, untick } = useChosen(ids)
  const acts = useActs(untick)
  const open = opensBeside ? rows.find(({ applicant }) => applicant.id === search.open) : undefined
  const show = (id: string | undefined) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, open: id }),
      resetScroll: false,
      replace: true,
    })
  const mayAct = useMayAct()
  /** The ticked ones, or else this one. */
  const meant = (id: string | undefined) =>
    rows.filter(({ applicant }) => (chosen.size > 0 ? chosen.has(applicant.id) : applicant.id === id))
  const shortlist = (id?: string) => {
    const them = meant(id)
    if (mayAct && them.length > 0)
      acts.shortlist(
        them.some(({ isShortlisted }) => !isShortlisted),
        them.map(targetOf),
      )
  }
  const { onPrevious, onNext } = useListKeys({
    ids,
    openId: open?.applicant.id,
    onOpen: show,
    acts: {
      s: shortlist,
      r: (id) => mayAct && acts.ask('REJECTED', meant(id).map(targetOf)),
      x: (id) => {
        if (id !== undefined) tick(id)
      },
    },
  })
  return (
    <Flex gap="md" align="flex-start">
      <Box flex="1 1 48%" miw={0}>
        {rows.length > 0 && mayAct && (
          <ChosenBar
            count={chosen.size}
            isAll={isAll}
            onTickAll={tickAll}
            onAsk={(asking) => acts.ask(asking, meant(undefined).map(targetOf))}
            onShortlist={() => shortlist()}
          />
        )}
        {rows.length > 0 && (
          <ApplicantRows
            rows={rows}
            isJobShown={search.job === undefined}
            chosen={chosen}
            openId={open?.applicant.id}
            opensBeside={opensBeside}
            onTick={tick}
          />
        )}
      </Box>
      {open && (
        <ResumePane
          applicant={open.applicant}
          isShortlisted={open.isShortlisted}
          Resume={Resume}
          onPrevious={onPrevious}
          onNext={onNext}
          onShortlist={() => acts.shortlist(!open.isShortlisted, [targetOf(open)])}
          onReject={() => acts.ask('REJECTED', [targetOf(open)])}
          onClose={() => show(undefined)}
        />
      )}
      {acts.view}
    </Flex>
  )
}
