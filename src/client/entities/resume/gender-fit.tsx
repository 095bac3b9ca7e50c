import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Gender } from '../../../contract/base/enums.ts'
import { useSession } from '../../api/session.ts'
import { CloseIcon } from '../../ui/icon/icons.tsx'
import { FitLine } from '../work-right/fit-line.tsx'
import { myResume } from './my-resume-query.ts'

const texts: Record<Exclude<Gender, 'NONE'>, MessageDescriptor> = {
  MAN: msg`Only men are wanted`,
  WOMAN: msg`Only women are wanted`,
}

/** What a job says of the gender wanted, where that is not the reader's; null where it fits or nothing is known. */
export function useOtherGender(wanted: Gender): MessageDescriptor | null {
  const isWorker = useSession()?.role === 'EMPLOYEE'
  const resume = useQuery({ ...myResume(), staleTime: RECENT, enabled: isWorker && wanted !== 'NONE' })
  return isOtherGender(wanted, resume.data?.data.gender) ? texts[wanted] : null
}

/** A list has many cards: they need not read the resume again. */
const RECENT = 5 * 60_000

interface GenderMarkProps {
  wanted: Gender
  /** Shown where the gender fits. */
  children: ReactNode
}

/** On a card. */
export function GenderMark({ wanted, children }: GenderMarkProps) {
  const { i18n } = useLingui()
  const text = useOtherGender(wanted)
  if (!text) return children
  return (
    <Text span size="sm" fw={700} c="red" data-verdict="NO">
      {i18n._(text)}
    </Text>
  )
}

/** Beside the button that applies, and before an application. */
export function GenderLine({ text }: { text: MessageDescriptor }) {
  const { i18n } = useLingui()
  return (
    <FitLine icon={CloseIcon} c="red">
      {i18n._(text)}
    </FitLine>
  )
}

/** Whether a job wants another gender than the resume states; where either is not stated, nothing is known. */
export const isOtherGender = (wanted: Gender, own: Gender | null | undefined): wanted is 'MAN' | 'WOMAN' =>
  wanted !== 'NONE' && (own === 'MAN' || own === 'WOMAN') && own !== wanted
