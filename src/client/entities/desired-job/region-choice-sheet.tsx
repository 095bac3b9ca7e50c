import type { ReactNode } from 'react'
import { RegionsSheet } from './regions-sheet.tsx'

interface RegionChoiceSheetProps {
  /** Id of the selected district. */
  chosen: number | null
  onChoose: (regionId: number | null) => void
  onClose: () => void
  title?: ReactNode
}

/** Selects one district. */
export const RegionChoiceSheet = ({ chosen, onChoose, ...sheet }: RegionChoiceSheetProps) => (
  <RegionsSheet
    {...sheet}
    chosen={chosen === null ? [] : [chosen]}
    most={1}
    onChoose={([id = null]) => onChoose(id)}
  />
)
