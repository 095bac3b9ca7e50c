import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { caseTarget, isCaseOf } from '../../desk/case-places.ts'
import { useList } from '../../desk/desk-list.tsx'
import type { at, Desk, DeskSearch } from '../../desk/desks.ts'
import { rememberPlace } from '../../keyboard/use-row-keys.ts'
import { openCases } from '../../queries.ts'

export const OVERVIEW = { to: '/operator' } as const

type Target = ReturnType<typeof at> & { search: DeskSearch }

interface Step {
  id: string
  name: string
  target: Target
}

interface StepOptions {
  list: Desk | 'queue'
  /** Of the open step. */
  id: string
  /** The list as it was last read. */
  steps: readonly Step[]
  /** The list, shown where no step is left. */
  back: Target | typeof OVERVIEW
  /** Reads the list again, or the first page where this one is empty, after a decision. */
  onReload?: () => Promise<readonly Step[]>
}

/** Moves between the cases of a list. The list stays one step back in the history. */
export function useSteps({ list, id, steps, back, onReload = () => Promise.resolve(steps) }: StepOptions) {
  const navigate = useNavigate()
  const place = steps.findIndex((step) => step.id === id)
  useEffect(() => {
    if (place !== -1) rememberPlace(list, { id, place })
  }, [list, id, place])
  const open = ({ target }: Step) => navigate({ ...target, replace: true })
  const goTo = (step: Step | undefined) => step && void open(step)
  return {
    goToNext: () => goTo(steps[place + 1]),
    goToPrevious: () => goTo(place > 0 ? steps[place - 1] : undefined),
    /** Opens the case after this one, which was decided, or the list where none is left. */
    advance: async (): Promise<string | null> => {
      const left = (await onReload()).filter((step) => step.id !== id)
      const next = left[Math.min(Math.max(place, 0), left.length - 1)]
      await (next ? open(next) : navigate(back))
      return next?.name ?? null
    },
  }
}

/** Everything open, oldest first: the next case may be of another kind. */
export function useQueueOfAll(desk: Desk, caseId: string, enabled: boolean) {
  const list = useList(openCases(1), { enabled })
  const rows = list.data?.data ?? []
  const id = rows.find((row) => isCaseOf(row, desk, caseId))?.id ?? caseId
  const stepsOf = (cases: typeof rows) =>
    cases.map((each) => ({ id: each.id, name: each.name || each.caseId, target: caseTarget(each) }))
  const onReload = async () => stepsOf((await list.refetch()).data?.data ?? rows)
  return useSteps({ list: 'queue', id, steps: stepsOf(rows), back: OVERVIEW, onReload })
}
