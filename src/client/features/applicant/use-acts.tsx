import { type ReactNode, useCallback, useRef, useState } from 'react'
import type { TimeOffer } from '../../entities/time-offer/time-offer.ts'
import { type Held, type HeldAct, holdActs, type Target } from './held-acts.ts'
import { HeldNotice } from './held-notice.tsx'
import { OfferTimesSheet } from './offer-times-sheet.tsx'
import { TellSheet } from './tell-sheet.tsx'
import { nothingTyped, type Telling } from './typed-texts.ts'

export type Asking = Telling | 'TIMES'

interface Asked {
  asking: Asking
  targets: readonly Target[]
}

const NO_TEXTS = { REJECTED: nothingTyped('REJECTED'), MESSAGE: nothingTyped('MESSAGE') }

/**
 * Decisions and messages about one or several applicants: each is shown before it is saved, and can be undone before it
 * is sent. What is typed in a sheet stays until it is sent.
 */
export function useActs(onDone: (ids: readonly string[]) => void) {
  const [asked, setAsked] = useState<Asked>()
  const [held, setHeld] = useState<Held>()
  const [error, setError] = useState<Error | null>(null)
  const [texts, setTexts] = useState(NO_TEXTS)
  const [times, setTimes] = useState<TimeOffer | null>(null)
  const close = () => {
    setAsked(undefined)
    setError(null)
  }
  const closeNotice = useCallback(() => setHeld(undefined), [])
  const isSaving = useRef(false)
  const hold = async (act: HeldAct, targets: readonly Target[]) => {
    // A second press would tell each applicant twice.
    if (isSaving.current) return
    isSaving.current = true
    try {
      setHeld(await holdActs(act, targets))
    } catch (failure) {
      setError(failure instanceof Error ? failure : new Error('not saved'))
      return
    } finally {
      isSaving.current = false
    }
    close()
    setTexts(NO_TEXTS)
    setTimes(null)
    onDone(targets.map(({ id }) => id))
  }
  const ask = (asking: Asking, targets: readonly Target[]) => {
    if (targets.length > 0) setAsked({ asking, targets })
  }
  const sheetOf = ({ asking, targets }: Asked): ReactNode => {
    const common = { error, onClose: close }
    if (asking !== 'TIMES')
      return (
        <TellSheet
          {...common}
          telling={asking}
          targets={targets}
          typed={texts[asking]}
          onType={(typed) => setTexts({ ...texts, [asking]: typed })}
          onSend={(wordsTo) =>
            void hold(
              asking === 'REJECTED' ? { kind: 'DECIDE', status: asking, wordsTo } : { kind: 'TELL', wordsTo },
              targets,
            )
          }
        />
      )
    const offer = (instants: string[]) => {
      const words = { kind: 'TIME' as const, times: instants, about: null, accepted: null }
      void hold({ kind: 'TELL', wordsTo: () => words }, targets)
    }
    return (
      <OfferTimesSheet {...common} count={targets.length} typed={times} onType={setTimes} onSend={offer} />
    )
  }
  const view = (
    <>
      {asked && sheetOf(asked)}
      {held && <HeldNotice key={held.ids[0] ?? 'SENT'} held={held} onClose={closeNotice} />}
    </>
  )
  const shortlist = (isShortlisted: boolean, targets: readonly Target[]) =>
    void hold({ kind: 'SHORTLIST', isShortlisted }, targets)
  return { ask, shortlist, view }
}
